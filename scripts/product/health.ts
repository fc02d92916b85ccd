import { until } from '../process/waiting';

/**
 * Waits until an address answers with a 2xx.
 * @param alive whether there is still somebody to wait for
 * @returns null when it does; otherwise the last thing it said, or why it said nothing
 */
export async function waitForHealth(
  address: string,
  alive: () => boolean,
  milliseconds: number,
): Promise<string | null> {
  let last = 'no answer';
  let healthy = false;
  await until(async () => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
      const text = await response.text();
      healthy = response.ok;
      last = `${response.status} ${text.slice(0, 500)}`;
    } catch (error) {
      const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
      last = cause?.code ?? (error as Error).message;
    }
    return healthy || !alive();
  }, milliseconds);
  return healthy ? null : last;
}
