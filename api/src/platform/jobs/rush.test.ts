import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rush } from './rush';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('what can wait gives way while there is more than can be done at once, and for half a minute at the most', () => {
  const rush = new Rush();
  const seen = [rush.isOn];
  for (const [isFull, milliseconds] of [
    [true, 0],
    [true, 29_000],
    [true, 2_000],
    [false, 0],
    [true, 0],
    [false, 0],
  ] as const) {
    vi.advanceTimersByTime(milliseconds);
    rush.note(isFull);
    seen.push(rush.isOn);
  }
  expect(seen).toEqual([false, true, true, false, false, true, false]);
});
