import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { registry } from './figures';

/** Answers `GET /metrics` in the words of Prometheus, after `read` has read what is not counted as it happens. It is for who looks after processes, not for the public. */
export const metricsListener =
  (log: Logger, read: () => Promise<void>): RequestListener =>
  ({ url = '', method = '' }, response) => {
    const end = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    };
    if (url.split('?', 1)[0] !== '/metrics' || method !== 'GET') {
      end(404, 'text/plain', 'There is GET /metrics.\n');
      return;
    }
    read()
      .then(() => registry.metrics())
      .then(
        (text) => end(200, registry.contentType, text),
        (error: unknown) => {
          log.error({ err: error }, 'The figures could not be read');
          end(500, 'text/plain', 'The figures could not be read; the log says why.\n');
        },
      );
  };
