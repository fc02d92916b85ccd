import type { Logger } from 'pino';

/** Milliseconds that are kept of the limit for closing connections to the database, when all else is done. */
export const cleaningUp = 1_000;

/**
 * In order on SIGTERM and SIGINT; at once, with exit code 1, after an error that nobody caught.
 * @param limit milliseconds after which a process that does not come to its end is ended
 */
export const endInOrder = (logger: Logger, limit: number, stop: () => Promise<void>): void => {
  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return;
    ending = true;
    logger.info({ signal }, 'Stopping');
    setTimeout(() => {
      logger.error('Not stopped in time');
      process.exit(1);
    }, limit).unref();
    stop().then(
      () => {
        logger.info('Stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'An error that nobody caught');
    process.exit(1);
  });
};
