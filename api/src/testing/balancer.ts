import { Agent, request } from 'node:http';

type Answer = { saysGoodbye: boolean };

const post = (port: number, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/', method: 'POST', agent }, (answer) => {
      answer.resume().on('end', () => resolve({ saysGoodbye: answer.headers.connection === 'close' }));
    });
    sent.once('error', reject);
    sent.end('what must not be lost');
  });

const isRefused = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/**
 * Sends requests as a balancer with busy keep-alive connections does: to the first of these ports that lets it in, and
 * one that has been sent is not sent again. Answers how many were sent, the errors of those that were lost, and how many
 * answers ended their connection.
 * @param isEnough whether to stop after so many requests
 */
export const sendThrough = async (
  ports: readonly number[],
  connections: number,
  isEnough: (sent: number) => boolean,
): Promise<{ sent: number; lost: string[]; goodbyes: number }> => {
  const found = { sent: 0, lost: [] as string[], goodbyes: 0 };
  const send = async (agents: readonly Agent[]): Promise<void> => {
    for (const [at, port] of ports.entries()) {
      try {
        const { saysGoodbye } = await post(port, agents[at] as Agent);
        if (saysGoodbye) found.goodbyes += 1;
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
      await send(agents);
    }
    for (const agent of agents) agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return found;
};
