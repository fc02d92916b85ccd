/** Where a window of `size` steps begins (from 0), with the current step in its middle where it can be. */
export function firstInView(current: number, count: number, size: number): number {
  const middle = current - Math.floor(size / 2);
  return Math.max(0, Math.min(middle, count - size));
}
