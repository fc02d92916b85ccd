import { connect } from 'node:net';

/** What came of a load: answers in all, those that were no success, and milliseconds until each. */
export type Loaded = { answers: number; refused: number; times: number[] };

const lengthOf = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);

/**
 * Sends requests over kept connections, the next one on each as soon as the last was answered. Over bare sockets: it
 * must cost little beside what it measures.
 * @param next the bytes of the next request
 */
export const load = async (
  port: number,
  next: () => string,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Loaded> => {
  const loaded: Loaded = { answers: 0, refused: 0, times: [] };
  const end = performance.now() + milliseconds;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let begun = 0;
      let text = '';
      const ask = (): void => {
        begun = performance.now();
        if (begun >= end) {
          socket.end();
          resolve();
        } else socket.write(next());
      };
      socket.setEncoding('latin1').on('connect', ask).on('error', reject);
      socket.on('data', (part: string) => {
        text += part;
        const head = text.indexOf('\r\n\r\n');
        if (head === -1 || text.length < head + 4 + lengthOf(text.slice(0, head))) return;
        loaded.answers += 1;
        loaded.times.push(performance.now() - begun);
        if (!/^HTTP\/1\.1 2/.test(text)) loaded.refused += 1;
        text = '';
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  return loaded;
};
