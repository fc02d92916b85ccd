import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Collection } from '../store/journal';

export interface Receipt {
  readonly StoryDate: string;
  readonly StoryNumber: string;
  readonly EraId: string;
}

/** A story that was taken, as it came for the first time. */
export interface Story {
  readonly deliveryId: string;
  /** The name of the receiver that it came to; none for the downstream system. */
  readonly receiver?: string;
  readonly type: string;
  readonly body: string;
  /** When it came, and came again, ISO 8601. */
  readonly times: readonly string[];
  readonly receipt: Receipt;
}

export function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  const right = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Takes a story; one whose id it knows is answered as it was for the first time. */
export function take(
  stories: Collection<Story>,
  { deliveryId, receiver, type, body }: Pick<Story, 'deliveryId' | 'receiver' | 'type' | 'body'>,
): Receipt {
  const time = new Date().toISOString();
  const known = stories.get(deliveryId);
  const number = stories.all().length + 1;
  const story: Story = known ?? {
    deliveryId,
    receiver,
    type,
    body,
    times: [],
    receipt: {
      StoryDate: time,
      StoryNumber: `${time.slice(0, 10).replaceAll('-', '')}PR${String(number).padStart(5, '0')}`,
      EraId: String(5_530_000 + number),
    },
  };
  stories.set(deliveryId, { ...story, times: [...story.times, time] });
  return story.receipt;
}

/** The headline that a story begins with, in whichever format; empty when there is none. */
export function headlineOf({ type, body }: Story): string {
  if (!type.includes('json')) return /<headline>([^<]*)/.exec(body)?.[1] ?? '';
  const { title } = JSON.parse(body) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}
