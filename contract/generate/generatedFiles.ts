import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { operationsOf, printed, rateLimitsOf, type JsonObject } from '../document/document';
import { allFormRules } from './formRules';
import { handlerPlaces } from './handlerPlaces';
import { operationEntries } from './operationEntries';
import type { CallTable, LimitTable, OperationTable } from '../src/operation';

const header = '// generated from openapi.yaml by npm run generate\n';

const tableFile = (name: string, type: string, from: string, table: unknown): string =>
  `${header}import type { ${type} } from '${from}';

export const ${name} = ${JSON.stringify(table, null, 2)} as const satisfies ${type};
`;

const callTableOf = (table: OperationTable): CallTable =>
  Object.fromEntries(Object.entries(table).map(([id, { method, path }]) => [id, [method, path] as const]));

const limitTableOf = (contract: JsonObject): LimitTable => {
  const table: Record<string, LimitTable[string]> = {};
  for (const found of operationsOf(contract)) {
    for (const { name, ...limit } of rateLimitsOf(contract, found)) {
      const calls = [...(table[name]?.calls ?? []), printed(found.operation['operationId'])];
      table[name] = { ...limit, calls };
    }
  }
  return table;
};

/** The handler of a call is in the file of its operationId; the type checker asks for one that is missing. @param api its folder `src` */
export const handlerFiles = (contract: JsonObject, api: string): Record<string, string> => {
  const ids = Object.keys(operationEntries(contract));
  const places = handlerPlaces(api, ids);
  const written = ids.filter((id) => places.has(id));
  return {
    'handlers.ts': `${header}import type { Handler, OperationId } from '../../platform/call/handler';
${written.map((id) => `import { ${id} } from '../../${places.get(id) ?? ''}';\n`).join('')}
/** The handlers, each of which is in the file that the operationId of its call names. */
export const handlers = {
${written.map((id) => `  ${id},\n`).join('')}} satisfies { readonly [Id in OperationId]: Handler<Id> };
`,
  };
};

/** Every file of the API's folder of migrations that begins with its number. @param api its folder `src` */
export const migrationFiles = (api: string): Record<string, string> => {
  const names = readdirSync(join(api, 'app/migrations')).flatMap(
    (file) => /^(\d{4}-.+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const known = names.sort().map((file) => ({ file, name: `migration${file.slice(0, 4)}` }));
  return {
    'migrations.ts': `${header}${known.map(({ file, name }) => `import { migration as ${name} } from '../migrations/${file}';\n`).join('')}
/** In the order in which they run. */
export const migrations = [
${known.map(({ name }) => `  ${name},\n`).join('')}];
`,
  };
};

/** Everything else that is generated from the contract: file name to content. The same contract gives the same files. */
export const generatedFiles = async (contract: JsonObject): Promise<Record<string, string>> => {
  const operationTable = operationEntries(contract);
  const ruleTable = allFormRules(contract);
  const types = astToString(await openapiTS(structuredClone(contract) as unknown as OpenAPI3));
  return {
    'types.ts': `${header}\n${types}`,
    'operationTable.ts': tableFile('operationTable', 'OperationTable', '../operation', operationTable),
    'callTable.ts': tableFile('callTable', 'CallTable', '../operation', callTableOf(operationTable)),
    'limitTable.ts': tableFile('limitTable', 'LimitTable', '../operation', limitTableOf(contract)),
    'ruleTable.ts': tableFile('ruleTable', 'RuleTable', '../rules/rule', ruleTable),
  };
};
