/** How mats, towers and cards share the room they get. */

/** How many of the others' mats stand in a line where the room is narrow. */
export const abreast = (others: number): number => (others > 3 ? Math.ceil(others / 2) : others);

/** How many of these stand in a line if they take one, two or three lines: `--in-1` to `--in-3` of `.packed`. */
export const inLines = (count: number): [number, number, number] => [
  Math.max(1, count),
  Math.max(1, Math.ceil(count / 2)),
  Math.max(1, Math.ceil(count / 3)),
];
