import { checkBody, mergeFaults, message, operationTable, type OperationTable } from '@dispatch/contract';
import type { DescribedMedia, DescribedOperation } from '@dispatch/contract/document';
import type { SchemaFault } from '@dispatch/contract/document/schemas';
import type { MockContract } from './mockContract';
import type { FieldFault } from './refusal';
import type { Input, RawCall } from './requestInput';

const table: OperationTable = operationTable;

const wordsFor = (keyword: string, field: string): string => {
  if (keyword === 'required') return `The field ${field} is missing.`;
  if (keyword === 'additionalProperties') return message('unknown-field', { field });
  return `The field ${field} does not have the right form.`;
};

const fault = (pointer: string, keyword: string): FieldFault => ({
  pointer,
  rule: keyword === 'additionalProperties' ? 'unknown' : keyword,
  message: wordsFor(keyword, pointer.replace(/^\//, '') || 'body'),
});

const asFaults = (faults: readonly SchemaFault[]): FieldFault[] =>
  faults.map(({ pointer, keyword }) => fault(pointer, keyword));

/** What is wrong with the parameters. */
function parameterFaults(contract: MockContract, operation: DescribedOperation, input: Input): FieldFault[] {
  const places = { path: input.path, query: input.query, header: input.headers };
  const known = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const unknown = Object.keys(input.query).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => ({ ...fault(`/${name}`, 'additionalProperties'), pointer: name })),
    ...operation.parameters.flatMap(({ in: place, name, required, schema }) => {
      const value = places[place][name];
      if (value === undefined) return required ? [{ ...fault(`/${name}`, 'required'), pointer: name }] : [];
      const [first] = contract.schemas.faults(schema, value);
      return first === undefined ? [] : [{ ...fault(`/${name}`, first.keyword), pointer: name }];
    }),
  ];
}

/** What is wrong with a JSON body: the rules of its forms, whose messages people know, then the contract's schema. */
function bodyFaults(contract: MockContract, id: string, taken: DescribedMedia, body: unknown): FieldFault[] {
  if (taken.schema === null) return [];
  const bySchema = asFaults(contract.schemas.faults(taken.schema, body));
  const wrongType = bySchema.filter(({ rule }) => rule === 'type').map(({ pointer }) => pointer);
  const entry = table[id];
  if (entry === undefined) return bySchema;
  const context = { earliest: new Date(0).toISOString(), exempt: true };
  return mergeFaults(checkBody(entry, body, { wrongType, context }), bySchema);
}

/** What is wrong with the input of a call by the contract; a body that is no JSON is only asked whether it is there. */
export function inputFaults(
  contract: MockContract,
  operation: DescribedOperation,
  call: RawCall,
  input: Input,
): FieldFault[] {
  const parameters = parameterFaults(contract, operation, input);
  const { bodies, isBodyRequired } = operation;
  if (bodies.length === 0) return parameters;
  if (call.mediaType === null) {
    return isBodyRequired ? [...parameters, { ...fault('', 'required') }] : parameters;
  }
  const taken = bodies.find(({ mediaType }) => mediaType === call.mediaType);
  if (taken === undefined) return [...parameters, fault('', 'contentType')];
  if (!taken.mediaType.endsWith('json')) return parameters;
  return [...parameters, ...bodyFaults(contract, operation.id, taken, input.body)];
}
