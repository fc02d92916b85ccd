import { until } from '../process/waiting';
import { type Ports, type Settings } from './settings';

export interface Place {
  name: string;
  address: string;
}

export function placesOf(
  { identity, stripe, inbox, product, api }: Ports,
  { dev }: Pick<Settings, 'dev'>,
): Place[] {
  return [
    { name: 'The sign-in stand-in', address: `http://127.0.0.1:${identity}/health` },
    { name: 'The Stripe stand-in', address: `http://127.0.0.1:${stripe}/health` },
    { name: 'The mail inbox', address: `http://127.0.0.1:${inbox}/health` },
    { name: 'The API', address: `http://127.0.0.1:${api}/api/health/ready` },
    ...(dev ? [{ name: 'The web server', address: `http://127.0.0.1:${product}/` }] : []),
  ];
}

/**
 * @param alive whether there is somebody to wait for @returns null, or a sentence about the first that does not answer
 */
export async function firstUnhealthy(
  places: readonly Place[],
  alive: () => boolean,
  milliseconds = 60_000,
): Promise<string | null> {
  const answers = await Promise.all(places.map(({ address }) => waitForHealth(address, alive, milliseconds)));
  const sick = places.findIndex((_, index) => answers[index] !== null);
  const place = places[sick];
  if (!place) return null;
  return `${place.name} is not healthy after ${milliseconds / 1000} s (${place.address}): ${answers[sick] ?? ''}`;
}

async function waitForHealth(
  address: string,
  alive: () => boolean,
  milliseconds: number,
): Promise<string | null> {
  const answer = { healthy: false, text: 'no answer' };
  await until(async () => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
      answer.text = `${response.status} ${(await response.text()).slice(0, 500)}`;
      answer.healthy = response.ok;
    } catch (error) {
      const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
      answer.text = cause?.code ?? (error as Error).message;
    }
    return answer.healthy || !alive();
  }, milliseconds);
  return answer.healthy ? null : answer.text;
}
