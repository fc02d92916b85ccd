import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { JsonObject } from '../document/document';
import { allFormRules } from './formRules';
import { operationEntries } from './operationEntries';
import type { CallTable, OperationTable } from '../src/operation';

const header = '// generated from openapi.yaml by npm run generate\n';

const tableFile = (name: string, type: string, from: string, table: unknown): string =>
  `${header}import type { ${type} } from '${from}';

export const ${name} = ${JSON.stringify(table, null, 2)} as const satisfies ${type};
`;

const callTableOf = (table: OperationTable): CallTable =>
  Object.fromEntries(Object.entries(table).map(([id, { method, path }]) => [id, [method, path] as const]));

/** Everything that is generated from the contract: file name to content. The same contract gives the same files. */
export const generatedFiles = async (contract: JsonObject): Promise<Record<string, string>> => {
  const operationTable = operationEntries(contract);
  const ruleTable = allFormRules(contract);
  const types = astToString(await openapiTS(structuredClone(contract) as unknown as OpenAPI3));
  return {
    'types.ts': `${header}\n${types}`,
    'operationTable.ts': tableFile('operationTable', 'OperationTable', '../operation', operationTable),
    'callTable.ts': tableFile('callTable', 'CallTable', '../operation', callTableOf(operationTable)),
    'ruleTable.ts': tableFile('ruleTable', 'RuleTable', '../rules/rule', ruleTable),
  };
};
