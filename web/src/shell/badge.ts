/** At how many tables one's move is waited for, on the icon of an installed app. */
export function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // not installed, or not allowed
}
