// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readLater, readTypedText } from './typedText';

// Not in a story: the stand-in of the server takes a page that is reloaded for gone.
it.each(['beforeunload', 'pagehide', 'popstate', 'visibilitychange'])(
  'what was typed last is read before %s, once, and nothing when nothing was typed',
  (event) => {
    const read = vi.fn();
    const { typed, stop } = readLater(read);
    window.dispatchEvent(new Event(event));
    expect(read).not.toHaveBeenCalled();
    typed();
    window.dispatchEvent(new Event(event));
    readTypedText();
    expect(read).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new Event(event));
    expect(read).toHaveBeenCalledTimes(1);
  },
);
