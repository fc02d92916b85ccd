import { dump } from 'js-yaml';
import { permissionTable } from '../src/domain/permissions';
import { isObject, type JsonObject } from '../document/document';

const texts: ReadonlySet<string> = new Set(['description', 'summary', 'title']);
const shown: ReadonlySet<string> = new Set(['example', 'examples', 'x-examples-time']);

const withoutTexts = (value: unknown, areProperties = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => areProperties || !(shown.has(key) || (texts.has(key) && !isObject(item))))
      .map(([key, item]) => [key, withoutTexts(item, key === 'properties')]),
  );
};

/** With the groups of each permission as they are now, so that the next comparison sees who has come to it. */
const withPermissions = (contract: JsonObject): unknown => ({
  ...(withoutTexts(contract) as JsonObject),
  'x-permissions': permissionTable,
});

/** Without texts for people and examples, and sorted: it differs only where the contract does, and merges well. */
export const releasedForm = (contract: JsonObject): string =>
  `# made from openapi.yaml by npm run contract:release\n${dump(withPermissions(contract), { sortKeys: true, noRefs: true, lineWidth: -1, quotingType: '"' })}`;
