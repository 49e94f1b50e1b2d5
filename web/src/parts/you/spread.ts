/** Where to write names beside a scale: in their order, each as near to its place as the others let it be, and none nearer to
    the next than `gap`. Places go from 0 to 100. */
export function spread(places: readonly number[], gap: number): number[] {
  const found = [...places];
  for (let at = 1; at < found.length; at += 1) found[at] = Math.max(found[at]!, found[at - 1]! + gap);
  const over = Math.max(0, (found.at(-1) ?? 0) - (100 - gap / 2));
  if (over > 0) found[found.length - 1]! -= over;
  for (let at = found.length - 2; at >= 0; at -= 1) found[at] = Math.min(found[at]!, found[at + 1]! - gap);
  return found;
}
