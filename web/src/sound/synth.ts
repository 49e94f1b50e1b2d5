/** Soft sounds made on the spot: wood, paper, bells. Loaded when somebody asks for sound. */

export type Sound = "card" | "piece" | "dice" | "shuffle" | "turn" | "win" | "end" | "chat" | "error";

const LOUDNESS = 0.35;
const C5 = 523.25;
/** A note so many half tones above C5. */
const note = (steps: number): number => C5 * 2 ** (steps / 12);

export class Synth {
  private readonly context = new AudioContext();
  private readonly out = this.context.createGain();
  private readonly noise = this.context.createBuffer(1, this.context.sampleRate / 2, this.context.sampleRate);

  constructor() {
    this.out.gain.value = LOUDNESS;
    this.out.connect(this.context.destination);
    const grains = this.noise.getChannelData(0);
    for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
  }

  /** Browsers let sound begin only after a touch or a key. */
  async play(sound: Sound): Promise<void> {
    if (this.context.state === "suspended") await this.context.resume();
    this[sound]();
  }

  // --- what is heard ------------------------------------------------------------------------------------

  private card(): void {
    this.rustle(0, 0.09, 2600, 0.35);
  }

  private piece(): void {
    this.knock(0, 210);
  }

  private dice(): void {
    for (const [at, pitch] of [
      [0, 520],
      [0.07, 430],
      [0.13, 470],
      [0.24, 360],
    ] as const)
      this.knock(at, pitch, 0.5);
  }

  private shuffle(): void {
    for (let i = 0; i < 6; i++) this.rustle(i * 0.055, 0.06, 1900 + 250 * (i % 2), 0.25);
  }

  private turn(): void {
    this.bell(0, note(4));
    this.bell(0.11, note(9));
  }

  private win(): void {
    [0, 4, 7, 12].forEach((steps, i) => this.bell(i * 0.12, note(steps), i === 3 ? 1.2 : 0.6));
  }

  private end(): void {
    [7, 4, 0].forEach((steps, i) => this.bell(i * 0.14, note(steps), 0.7));
  }

  private chat(): void {
    this.bell(0, note(12), 0.18, 0.5);
    this.bell(0.07, note(16), 0.18, 0.5);
  }

  private error(): void {
    this.knock(0, 120);
    this.knock(0.12, 100);
  }

  // --- what it is made of -------------------------------------------------------------------------------

  /** A level that rises at once and dies away. */
  private fading(at: number, seconds: number, level: number): GainNode {
    const gain = this.context.createGain();
    const start = this.context.currentTime + at;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(level, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    gain.connect(this.out);
    return gain;
  }

  private tone(
    at: number,
    seconds: number,
    pitch: number,
    shape: OscillatorType,
    into: AudioNode,
  ): OscillatorNode {
    const tone = this.context.createOscillator();
    tone.type = shape;
    tone.frequency.value = pitch;
    tone.connect(into);
    tone.start(this.context.currentTime + at);
    tone.stop(this.context.currentTime + at + seconds);
    return tone;
  }

  private bell(at: number, pitch: number, seconds = 0.6, level = 1): void {
    this.tone(at, seconds, pitch, "sine", this.fading(at, seconds, 0.5 * level));
    this.tone(at, seconds / 2, pitch * 2.01, "sine", this.fading(at, seconds / 2, 0.12 * level));
  }

  private knock(at: number, pitch: number, level = 1): void {
    const tone = this.tone(at, 0.12, pitch, "triangle", this.fading(at, 0.12, level));
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, this.context.currentTime + at + 0.1);
    this.rustle(at, 0.03, 1200, 0.3 * level);
  }

  private rustle(at: number, seconds: number, pitch: number, level: number): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    source.buffer = this.noise;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter).connect(this.fading(at, seconds, level));
    source.start(this.context.currentTime + at, Math.random() * 0.3, seconds);
  }
}
