// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress, watchPresses } from './afterPress';

beforeEach(() => {
  vi.useFakeTimers();
  watchPresses();
});

afterEach(() => {
  vi.useRealTimers();
});

const pointer = (type: string): boolean => window.dispatchEvent(new Event(type));

test('without a press it is done at once', () => {
  const done = vi.fn();
  afterPress(done);
  expect(done).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])(
  'during a press it waits for %s, and for the click behind it',
  (end) => {
    const order: string[] = [];
    window.addEventListener('click', () => order.push('click'), { once: true });
    pointer('pointerdown');
    afterPress(() => order.push('done'));
    pointer(end);
    pointer('click');
    expect(order).toEqual(['click']);
    vi.runAllTimers();
    expect(order).toEqual(['click', 'done']);
  },
);

test('who types has let go of the pointer, wherever that was', () => {
  const done = vi.fn();
  pointer('pointerdown');
  pointer('keydown');
  afterPress(done);
  expect(done).toHaveBeenCalledOnce();
});
