import type { Logger } from 'pino';

/** What looks for jobs of one kind until it is stopped. `wake` has it look at once. */
export type Poll = { wake: () => void; stop: () => Promise<void> };

/**
 * Looks for work again and again: at once while there is some, else when it is woken or after `seconds`, which may be infinite.
 * `work` takes what waits, does it, and answers whether there was any. What it throws is logged.
 */
export const pollQueue = (work: () => Promise<boolean>, seconds: number, log: Logger): Poll => {
  const state = { isStopping: false, isAwake: false, wakeUp: (): void => undefined };
  // Asked when the work is over: it may have been woken meanwhile.
  const rest = async (): Promise<void> => {
    if (state.isAwake) return;
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(seconds) ? setTimeout(resolve, seconds * 1000) : undefined;
      state.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const loop = async (): Promise<void> => {
    while (!state.isStopping) {
      state.isAwake = false;
      const found = await work().catch((error: unknown) => {
        log.error({ err: error }, 'The queue has a problem');
        return false;
      });
      if (!found) await rest();
    }
  };
  const ended = loop();
  const wake = (): void => {
    state.isAwake = true;
    state.wakeUp();
  };
  return {
    wake,
    stop: () => {
      state.isStopping = true;
      wake();
      return ended;
    },
  };
};
