export function firstInView(current: number, count: number, size: number): number {
  const middle = current - Math.floor(size / 2);
  return Math.max(0, Math.min(middle, count - size));
}
