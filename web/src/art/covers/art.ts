import type { Component } from "svelte";
import type { Game } from "../kinds";
import CatTower from "./CatTower.svelte";
import CookieThief from "./CookieThief.svelte";
import ItadakiSashiage from "./ItadakiSashiage.svelte";
import TowerOfPancakes from "./TowerOfPancakes.svelte";
import TricoRoof from "./TricoRoof.svelte";

/** The picture on each box. The app shows them as files (drawn.ts); only the gallery draws them on its page. */
export const ART: Record<Game, Component> = {
  "tower-of-pancakes": TowerOfPancakes,
  "itadaki-sashiage": ItadakiSashiage,
  "cookie-thief": CookieThief,
  "cat-tower": CatTower,
  "trico-roof": TricoRoof,
};
