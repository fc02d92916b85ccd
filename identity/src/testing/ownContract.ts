import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { load } from 'js-yaml';

type Operation = { operationId: string; responses: Record<string, { $ref?: string; content?: object }> };
type Contract = { paths: Record<string, Record<string, Operation>> };

const contract = load(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const ajv = new Ajv2020({ strict: false, allErrors: true });
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (of: Ajv2020) => void;
addFormats(ajv);
ajv.addSchema(contract, 'contract');

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The call that the contract has at an address, such as `/users/00u1/factors?x=1`; null where there is none. */
const operationAt = (method: string, address: string): { path: string; operation: Operation } | null => {
  const [asked = ''] = address.split('?');
  for (const [path, calls] of Object.entries(contract.paths)) {
    const operation = calls[method.toLowerCase()];
    if (operation !== undefined && new RegExp(`^${path.replace('{user}', '[^/]+')}$`).test(asked))
      return { path, operation };
  }
  return null;
};

/** What an answer has that the contract has not said, as a sentence; null when it keeps to it. */
export const answerProblem = (
  method: string,
  address: string,
  { status, body }: { status: number; body: unknown },
): string | null => {
  const found = operationAt(method, address);
  if (found === null) return `openapi.yaml has no ${method} ${address}`;
  const { path, operation } = found;
  const response = operation.responses[status];
  if (response === undefined)
    return `${operation.operationId} answers ${status}, which openapi.yaml does not have`;
  const place = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const at = response.$ref?.slice(1) ?? `/${place.map(escaped).join('/')}`;
  if (response.$ref === undefined && response.content === undefined) return null;
  const schema = { $ref: `contract#${at}/content/application~1json/schema` };
  return ajv.validate(schema, body) ? null : `${operation.operationId} ${status}: ${ajv.errorsText()}`;
};
