import { identify, npmAbove, stillRuns } from './identity';

/** When npm, or what it started us through, is killed, nobody would pass a Ctrl-C on to us any more. */
export function leaveWithNpm(leave: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const above = [identify(process.ppid), npmAbove()].filter((identity) => identity !== null);
  setInterval(() => {
    if (!above.every(stillRuns)) leave();
  }, 500).unref();
}
