import { operationTable, presentExamples, type OperationEntry, type OperationId } from '@dispatch/contract';
import {
  Contract,
  locate,
  readContract,
  shownCodes,
  type DescribedAnswer,
  type DescribedParameter,
} from '@dispatch/contract/document';
import { now } from '../../src/platform/settings/clock';
import type { Schema } from './schema';

export type Parameter = Omit<DescribedParameter, 'schema' | 'example'> & { schema: Schema };

type BodyOf = { required: boolean; mediaType: string; schema: Schema; examples: readonly unknown[] };

export type Operation = Pick<OperationEntry, 'permissions' | 'idempotent' | 'requestSchema' | 'path'> & {
  id: OperationId;
  method: string;
  parameters: readonly Parameter[];
  body: BodyOf | null;
  answers: ReadonlyMap<number, DescribedAnswer>;
  /** The codes of its refusals, by status. */
  codes: ReadonlyMap<number, ReadonlySet<unknown>>;
};

/** The contract as a document, its examples on the day of the server's clock. */
export const document = presentExamples(
  readContract(new URL('../../../openapi.yaml', import.meta.url)),
  now(),
);

const contract = new Contract(document);

export const schemaAt = (pointer: string | null): Schema =>
  pointer === null ? {} : locate(document, pointer).value;

const operationOf = ([id, entry]: [OperationId, OperationEntry]): Operation => {
  const { path, permissions, idempotent, requestSchema } = entry;
  const { method, parameters, bodies, isBodyRequired, answers } = contract.operation(id);
  const [body] = bodies;
  return {
    id,
    path,
    method,
    permissions,
    idempotent,
    requestSchema,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: schemaAt(parameter.schema) })),
    body: body
      ? {
          required: isBodyRequired,
          mediaType: body.mediaType,
          schema: schemaAt(body.schema),
          examples: body.examples.map(({ value }) => value),
        }
      : null,
    answers: new Map(answers.map((answer) => [answer.status, answer])),
    codes: shownCodes({ answers }),
  };
};

export const operations: readonly Operation[] = (
  Object.entries(operationTable) as [OperationId, OperationEntry][]
).map(operationOf);
