import type { Config } from '../../platform/settings/config';

/** The event and data of a message as they are stored. */
export type StoredMessage = { event: string; data: Record<string, unknown>; createdAt: Date };

/**
 * The body of a message, the same however often it is written: what is signed and sent, and what the log shows. Of a
 * release that has a page it has the whole address.
 */
export const webhookBody = (
  { event, data, createdAt }: StoredMessage,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string => {
  const { path, ...rest } = data;
  const address = typeof path === 'string' ? publicUrl + path : null;
  return JSON.stringify({
    type: event,
    timestamp: createdAt.toISOString(),
    data: path === undefined ? rest : { ...rest, address },
  });
};
