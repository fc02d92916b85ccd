import { defaultPatience, untilStill } from '../process/waiting';
import type { ProgramName } from './programs';
import { type Ports, type Settings } from './settings';

export interface Place {
  name: string;
  address: string;
  /** The program that answers there. */
  program: ProgramName;
}

export function placesOf(
  { identity, stripe, inbox, product, worker, api }: Ports,
  { dev }: Pick<Settings, 'dev'>,
): Place[] {
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
  return [
    { name: 'The identity service', address: at(identity, '/health/ready'), program: 'identity' },
    { name: 'The Stripe stand-in', address: at(stripe, '/health'), program: 'standIns' },
    { name: 'The mail inbox', address: at(inbox, '/health'), program: 'standIns' },
    { name: 'The API', address: at(api, '/api/health/ready'), program: 'api' },
    { name: 'The worker', address: at(worker, '/health/ready'), program: 'worker' },
    ...(dev ? [{ name: 'The web server', address: at(product, '/'), program: 'web' as const }] : []),
  ];
}

export interface Wait {
  /** Whether there is somebody to wait for. */
  alive: () => boolean;
  /** Changes as long as this program works (processorTime); null when that cannot be told. */
  work: (program: ProgramName) => string | null;
  /** Hears what is being waited for, whenever that changes; nothing at the end. */
  tell?: (places: readonly string[]) => void;
  /** Milliseconds without any progress after which it is given up. */
  patience?: number;
}

/**
 * Waits as long as those who do not answer yet are at work, however long a busy machine takes for it. Who does nothing
 * any more, and who answers the same refusal again and again, is given up.
 * @returns null, or a sentence about the first that does not answer
 */
export async function firstUnhealthy(places: readonly Place[], wait: Wait): Promise<string | null> {
  const waiting = new Set(places);
  const tell = () => wait.tell?.([...waiting].map(({ name }) => name));
  tell();
  const answers = await Promise.all(
    places.map(async (place) => {
      const answer = await waitForHealth(place, wait);
      waiting.delete(place);
      tell();
      return answer;
    }),
  );
  const sick = places.findIndex((_, index) => answers[index] !== null);
  const place = places[sick];
  if (!place) return null;
  const { patience = defaultPatience } = wait;
  return `${place.name} is not healthy (${place.address}: ${answers[sick] ?? ''}), and has come no further for ${patience / 1000} s.`;
}

async function waitForHealth({ address, program }: Place, wait: Wait): Promise<string | null> {
  let last = { isHealthy: false, hasAnswered: false, text: '' };
  await untilStill(
    async () => {
      last = await ask(address);
      return last.isHealthy || !wait.alive();
    },
    // Who answers has begun: then what it says counts, not that our questions give it work.
    () => (last.hasAnswered ? last.text : wait.work(program)),
    wait.patience,
  );
  return last.isHealthy ? null : last.text;
}

async function ask(address: string): Promise<{ isHealthy: boolean; hasAnswered: boolean; text: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
    const text = `${response.status} ${(await response.text()).slice(0, 500)}`;
    return { isHealthy: response.ok, hasAnswered: true, text };
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
    return { isHealthy: false, hasAnswered: false, text: cause?.code ?? (error as Error).message };
  }
}
