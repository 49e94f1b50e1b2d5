/** Which cards of the own hand are prepared for later. The shell says so; where there is none, as in a rulebook, none are. */

import { getContext, setContext } from "svelte";

type PlaceOf = (card: string) => number;

const KEY = Symbol("prepared");

/** Call once, in the component around a board. */
export const tellPrepared = (placeOf: PlaceOf): void => void setContext(KEY, placeOf);

export const preparedHere = (): PlaceOf => getContext<PlaceOf | undefined>(KEY) ?? (() => 0);
