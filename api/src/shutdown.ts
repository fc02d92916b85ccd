import type { Logger } from 'pino';

/** Milliseconds after which a process that does not come to its end is ended. */
const patience = 4_500;

/** In order on SIGTERM and SIGINT; at once, with exit code 1, after an error that nobody caught. */
export const endInOrder = (logger: Logger, stop: () => Promise<void>): void => {
  let ending = false;
  const end = (signal: NodeJS.Signals): void => {
    if (ending) return;
    ending = true;
    logger.info({ signal }, 'Stopping');
    setTimeout(() => {
      logger.error('Not stopped in time');
      process.exit(1);
    }, patience).unref();
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
