import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, printed, rateLimitsOf, type JsonObject } from '../document/document';
import type { Finding } from './finding';
import { handlerPlaces } from './handlerPlaces';
import { withImports } from './unreadFields';

/**
 * The limits that a handler counts by itself (`stage: handler`) and that neither it nor what it imports names: a line
 * for each, because nobody would be counted. @param root of the checkout whose `api` is looked through
 */
export const uncountedLimits = (contract: JsonObject, root: string): Finding[] => {
  const api = join(root, 'api/src');
  const calls = operationsOf(contract);
  const places = handlerPlaces(
    api,
    calls.map(({ operation }) => printed(operation['operationId'])),
  );
  return calls.flatMap((found) => {
    const id = printed(found.operation['operationId']);
    const place = places.get(id);
    const ours = rateLimitsOf(contract, found).filter(({ stage }) => stage === 'handler');
    if (ours.length === 0 || place === undefined) return [];
    const texts = [...withImports([join(api, `${place}.ts`)])].map((file) => readFileSync(file, 'utf8'));
    return ours
      .filter(({ name }) => !texts.some((text) => text.includes(`consumeLimit('${name}'`)))
      .map(({ name }) => ({
        at: [found.operation, 'x-rate-limit'],
        text: `${id}: its handler does not count the limit ${name}.`,
      }));
  });
};
