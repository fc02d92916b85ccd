import { locate, objectAt, resolve, type JsonObject } from './references';

/** A message that the product sends: the name of its event, its schema and where that stands, and its examples. */
export type DescribedWebhook = {
  event: string;
  schema: unknown;
  /** A JSON pointer of the document. */
  pointer: string;
  examples: readonly unknown[];
};

/** What stands under `webhooks`, in its order. */
export const webhooksOf = (contract: JsonObject): DescribedWebhook[] =>
  Object.keys(objectAt(contract, 'webhooks')).map((event) => {
    const pointer = `#/webhooks/${event}/post/requestBody/content/application~1json`;
    const { value: media } = locate(contract, pointer);
    const examples = Object.values(objectAt(media, 'examples')).map(
      (example) => resolve(contract, example)['value'],
    );
    return { event, schema: media['schema'], pointer: `${pointer}/schema`, examples };
  });
