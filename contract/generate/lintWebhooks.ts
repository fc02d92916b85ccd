import { objectAt, webhooksOf, type JsonObject } from '../document/document';
import { Schemas } from '../document/schemas';
import type { Finding } from './finding';

/** What is sent beside the events that are chosen. */
const test = 'webhook.test';

/** Every event has the message that is sent, and an example of it that its schema takes; and no other has one. */
export const lintWebhooks = (contract: JsonObject): Finding[] => {
  const described = webhooksOf(contract);
  const { enum: chosen } = objectAt(objectAt(objectAt(contract, 'components'), 'schemas'), 'WebhookEvent');
  const events = Array.isArray(chosen) ? [...(chosen as string[]), test] : [];
  const has = (name: string): boolean => described.some(({ event }) => event === name);
  const schemas = new Schemas(contract);
  return [
    ...events
      .filter((event) => !has(event))
      .map((event): Finding => ({ at: [contract, 'webhooks'], text: `${event} is not described.` })),
    ...described.flatMap(({ event, pointer, examples }): Finding[] => {
      const at: Finding['at'] = [contract, 'webhooks', event];
      const wrong = examples.flatMap((example) => schemas.errors(pointer, example));
      return [
        ...(events.includes(event)
          ? []
          : [{ at, text: `${event} is not among the events of WebhookEvent.` }]),
        ...(examples.length > 0 ? [] : [{ at, text: `${event} has no example.` }]),
        ...wrong.map(({ text }) => ({ at, text: `${event}, its example: ${text}.` })),
      ];
    }),
  ];
};
