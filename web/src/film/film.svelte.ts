/** A game that is over, as the replay page shows it: through whose eyes, at which moment, running or still. */

import type { Fields, View } from "../boards/types";
import { sentenceAboutRecord } from "../parts/problems";
import { settings, type Settings } from "../settings.svelte";
import type { Looking } from "../table/rewind.svelte";
import { narrationOf } from "../texts/fluent";
import { Narrator, tableNames } from "../texts/narrator";
import type { Line } from "../texts/pieces";
import type { Decision, Document, Replay, Verdict } from "../wire";
import * as api from "../wire/api";
import { chaptersOf, reelOf, scoringsOf, stride, type Reel } from "./frames";
import { pretend, seatOf, stateOf } from "./pretend";

/** Milliseconds that a moment is looked at. */
const LOOK: Record<Settings["speed"], number> = { half: 2400, usual: 1200, double: 600, instant: 200 };

/** A seat by its number, a spectator, or somebody who sees every card. */
export type Eyes = string;

export class Film {
  /** What is shown; null until it has come. */
  reel: Reel | null = $state.raw(null);
  eyes: Eyes = $state("open");
  at = $state(0);
  playing = $state(false);
  problem = $state("");
  /** What led here, for motion; empty unless we came one step forward. */
  events: readonly Fields[] = $state.raw([]);
  narrator: Narrator | null = $state.raw(null);
  lit: readonly string[] = $state.raw([]);
  /** The decision whose better move is shown on the board. */
  better: Verdict | null = $state.raw(null);
  /** The decision that somebody tries to make better. */
  puzzle: Verdict | null = $state.raw(null);
  /** The move that they chose, by its number. */
  answer: number | null = $state(null);
  /** What was asked at the moment of `better` or `puzzle`, and all that could be done. */
  decision: Decision | null = $state.raw(null);
  readonly chat = [];
  readonly secondsLeft = (): null => null;

  private readonly reels = new Map<Eyes, Promise<Reel>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: Eyes = "open";

  constructor(
    readonly source: api.Source,
    /** The names of the bots' levels: whoever is called so is one. */
    private readonly levels: readonly string[],
  ) {}

  /** Begin: there, with these eyes. */
  async open(eyes: Eyes, at: number): Promise<void> {
    await this.look(eyes);
    if (this.reel) this.at = Math.min(this.last, Math.max(0, at));
  }

  /** Look through other eyes, at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    this.wanted = eyes;
    this.problem = "";
    try {
      const reel = await this.reelFor(eyes);
      this.narrator ??= new Narrator(await narrationOf(reel.replay.game), []);
      if (this.wanted !== eyes) return;
      this.events = [];
      this.reel = reel;
      this.eyes = eyes;
      this.narrator.names = this.names;
      if (this.puzzle && String(this.puzzle.seat) !== eyes) this.stopLooking();
      if (this.better && String(this.better.seat) !== eyes) this.stopLooking();
    } catch (error) {
      this.problem = await sentenceAboutRecord(error);
    }
  }

  private reelFor(eyes: Eyes): Promise<Reel> {
    const found = this.reels.get(eyes) ?? api.replay(this.source, eyes).then(reelOf);
    this.reels.set(eyes, found);
    found.catch(() => this.reels.delete(eyes)); // a line that broke may hold the next time
    return found;
  }

  // --- where we are -------------------------------------------------------------------------------------

  replay: Replay | null = $derived.by(() => this.reel?.replay ?? null);
  last: number = $derived.by(() => (this.reel?.frames.length ?? 1) - 1);
  frame = $derived.by(() => this.reel?.frames[this.at] ?? null);
  view: View | null = $derived.by(() => (this.frame?.view as View | undefined) ?? null);
  seat: number | null = $derived.by(() => (/^\d+$/.test(this.eyes) ? Number(this.eyes) : null));
  chapters: number[] = $derived.by(() =>
    this.reel && this.narrator ? chaptersOf(this.reel, this.narrator.chapters) : [],
  );
  scorings: number[] = $derived.by(() => (this.reel ? scoringsOf(this.reel) : []));

  /** What had happened by the moment on the board. */
  story: readonly Fields[] = $derived.by(() => this.reel?.story.slice(0, this.reel.told[this.at]) ?? []);
  /** What the log tells: all of it, but nothing of what comes to whoever is to find it. */
  seen: readonly Fields[] = $derived.by(() => (this.puzzle ? this.story : (this.reel?.story ?? [])));
  /** What happened at the moment on the board, in sentences. */
  now: readonly Line[] = $derived.by(() => {
    const [from, to] = [this.reel?.told[this.at - 1] ?? 0, this.reel?.told[this.at] ?? 0];
    return this.narrator?.lines(this.reel?.story.slice(from, to) ?? [], this.seat) ?? [];
  });

  private people = $derived.by(() =>
    (this.replay?.names ?? []).map((name) => {
      const isBot = name === "" || this.levels.includes(name);
      return seatOf(isBot ? "" : name, isBot ? name || "cat" : null);
    }),
  );
  names: string[] = $derived.by(() => tableNames(this.people));

  document: Document | null = $derived.by(() => {
    const { replay, frame } = this;
    if (!replay || !frame) return null;
    const ended = this.at === this.last && replay.result !== null;
    return pretend(replay.game, this.people, replay.options, this.seat, {
      phase: ended ? "over" : "playing",
      result: ended ? replay.result : null,
      game_state: stateOf(frame.deciders, replay.printed),
    });
  });

  // --- steps --------------------------------------------------------------------------------------------

  to(number: number): void {
    if (!this.reel) return;
    this.stopLooking();
    this.show(number);
  }

  private show(number: number): void {
    const at = Math.min(this.last, Math.max(0, number));
    this.events = at === this.at + 1 ? this.replay!.steps[at - 1]!.events : [];
    this.at = at;
    if (at === this.last) this.pause();
  }

  step(by: number): void {
    this.to(this.at + by);
  }

  stride(by: -1 | 1): void {
    this.to(stride(this.chapters, this.at, by, this.last));
  }

  play(): void {
    if (this.at === this.last) this.to(0);
    this.playing = true;
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.step(1);
      if (this.playing) this.wait();
    }, LOOK[settings.speed]);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** As parts of a table that look back know it. */
  readonly rewind = lookingBack(this);

  // --- decisions ----------------------------------------------------------------------------------------

  /** Go to where that was decided, with the eyes of who did, and show what would have been better. */
  async showBetter(verdict: Verdict): Promise<void> {
    if (await this.goTo(verdict)) this.better = verdict;
  }

  /** The same, without what came of it: somebody tries again. */
  async pose(verdict: Verdict): Promise<void> {
    if (!(await this.goTo(verdict))) return;
    this.puzzle = verdict;
    this.answer = null;
  }

  private async goTo({ number, seat }: Verdict): Promise<boolean> {
    this.pause();
    this.stopLooking();
    try {
      const [found] = await Promise.all([api.decision(this.source, number, seat), this.look(String(seat))]);
      if (this.eyes !== String(seat)) return false;
      this.decision = found;
      this.at = number;
      this.events = [];
      return true;
    } catch (error) {
      this.problem = await sentenceAboutRecord(error);
      return false;
    }
  }

  stopLooking(): void {
    this.better = this.puzzle = this.decision = null;
    this.answer = null;
  }

  /** A move by its notation. */
  moveOf(text: string): Decision["moves"][number] | undefined {
    return this.decision?.moves.find((move) => move.text === text);
  }

  /** The same in words, as far as it is known what could be done. */
  wordsOf(text: string, seat: number): string {
    const move = this.moveOf(text);
    return move && this.narrator ? this.narrator.move(move, seat, true) : text;
  }
}

function lookingBack(film: Film): Looking {
  return {
    get number() {
      return film.at;
    },
    first: 0,
    step: (by) => film.step(by),
    to: (number) => (film.pause(), film.to(number)),
    now: () => undefined,
  };
}
