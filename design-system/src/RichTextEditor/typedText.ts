/** After a key, in milliseconds: how long nothing more has to be typed before the text is read, and at most. */
const pause = 150;
const longest = 1500;

const waiting = new Set<() => void>();

/**
 * Hands over what was typed into rich texts a moment ago and was not read yet. To be called before the values of a
 * form are used.
 */
export const readTypedText = (): void => {
  for (const read of [...waiting]) read();
};

const leaving = ['beforeunload', 'pagehide', 'popstate', 'visibilitychange'];

/**
 * Reads a text once for many keys: writing the HTML of a long one takes longer than a key may. `typed` notes that there
 * is something to read; `readNow` reads what was noted, and nothing otherwise. Whoever leaves the page, or uses the
 * values (readTypedText), makes it read first.
 */
export function readLater(read: () => void): { typed: () => void; readNow: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  const readNow = (): void => {
    clearTimeout(timer);
    waiting.delete(readNow);
    if (since === null) return;
    since = null;
    read();
  };
  const typed = (): void => {
    since ??= performance.now();
    waiting.add(readNow);
    clearTimeout(timer);
    timer = setTimeout(readNow, Math.min(pause, Math.max(0, since + longest - performance.now())));
  };
  for (const event of leaving) window.addEventListener(event, readNow, true);
  const stop = (): void => {
    readNow();
    for (const event of leaving) window.removeEventListener(event, readNow, true);
  };
  return { typed, readNow, stop };
}
