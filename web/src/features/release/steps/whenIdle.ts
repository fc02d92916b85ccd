/** How long nobody has typed before the text is read again. */
const delay = 600;
/** How long that waits for the browser afterwards. */
const longestWait = 500;

/** Runs it when nobody has typed for a while and the browser has time. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: longestWait });
    else run();
  }, delay);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
