import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

type Answer = { status: number; saysGoodbye: boolean };

/** What is sent: another one each time, where it is told how many were sent before. */
export type Sent = { method: string; path: string; headers?: OutgoingHttpHeaders; body?: string };

const letter: Sent = { method: 'POST', path: '/', body: 'what must not be lost' };

const send = (port: number, agent: Agent, { body, ...sent }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', agent, ...sent }, (answer) => {
      answer.once('error', reject);
      answer
        .resume()
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, saysGoodbye: answer.headers.connection === 'close' }),
        );
    });
    sending.once('error', reject);
    sending.end(body);
  });

const isRefused = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/**
 * Sends requests as a balancer with busy keep-alive connections does: to the first of these ports that lets it in, and
 * one that has been sent is not sent again. Answers how many were sent, the errors of those that were lost, how many
 * answers ended their connection, and how many had which status.
 * @param isEnough whether to stop after so many requests
 */
export const sendThrough = async (
  ports: readonly number[],
  connections: number,
  isEnough: (sent: number) => boolean,
  next: (sent: number) => Sent = () => letter,
): Promise<{ sent: number; lost: string[]; goodbyes: number; statuses: Record<number, number> }> => {
  const found = { sent: 0, lost: [] as string[], goodbyes: 0, statuses: {} as Record<number, number> };
  const sendOne = async (agents: readonly Agent[], sent: Sent): Promise<void> => {
    for (const [at, port] of ports.entries()) {
      try {
        const { status, saysGoodbye } = await send(port, agents[at] as Agent, sent);
        if (saysGoodbye) found.goodbyes += 1;
        found.statuses[status] = (found.statuses[status] ?? 0) + 1;
        return;
      } catch (error) {
        if (isRefused(error)) continue;
        found.lost.push(String(error));
        return;
      }
    }
    found.lost.push('Nobody let it in.');
  };
  const connection = async (): Promise<void> => {
    const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    while (!isEnough(found.sent)) {
      found.sent += 1;
      await sendOne(agents, next(found.sent));
    }
    for (const agent of agents) agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return found;
};
