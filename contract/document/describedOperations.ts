import { isPermission, type Permission } from '../src/domain/permissions';
import {
  namedPermissions,
  operationsOf,
  refusesTokens,
  takesSession,
  type ContractOperation,
} from './operations';
import type { Spot } from './positions';
import {
  escaped,
  fieldsOf,
  listAt,
  locate,
  objectAt,
  partsAt,
  printed,
  schemaNameOf,
  textAt,
  within,
  type JsonObject,
  type Located,
} from './references';

export type ContractExample = {
  /** Its name; 'default' for the one that has none. */
  name: string;
  summary: string;
  value: unknown;
  /** Where its value stands. */
  at: Spot;
};

export type DescribedMedia = {
  mediaType: string;
  pointer: string;
  /** JSON pointer to its schema; null when it has none. */
  schema: string | null;
  /** The name of the component schema, by which its rules are found. */
  schemaName: string | null;
  examples: ContractExample[];
};

export type DescribedHeader = { name: string; required: boolean; schema: string | null };

export type DescribedAnswer = {
  status: number;
  /** JSON pointer of where it stands, which is the component that several calls share. */
  pointer: string;
  description: string;
  /** Empty for an answer without a body. */
  media: DescribedMedia[];
  headers: DescribedHeader[];
};

export type DescribedParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  /** Whether a list is sent by repeating the name, and not between commas. */
  explode: boolean;
  schema: string;
  example: unknown;
};

export type DescribedOperation = {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** Null: public. Empty: any session. Otherwise one of them is needed. */
  permissions: Permission[] | null;
  /** Public, and yet it knows who calls when a session comes along. */
  takesSession: boolean;
  /** Made by a session alone: access tokens are refused. */
  refusesTokens: boolean;
  parameters: DescribedParameter[];
  bodies: DescribedMedia[];
  isBodyRequired: boolean;
  answers: DescribedAnswer[];
  written: ContractOperation;
};

const schemaPointer = (contract: JsonObject, place: Located): string | null =>
  within(contract, place, 'schema')?.pointer ?? null;

const examplesOf = (contract: JsonObject, media: Located): ContractExample[] => [
  ...('example' in media.value
    ? [
        {
          name: 'default',
          summary: 'The example',
          value: media.value['example'],
          at: [media.value, 'example'] as const,
        },
      ]
    : []),
  ...partsAt(contract, media, 'examples').map(([name, { value }]) => ({
    name,
    summary: textAt(value, 'summary') ?? (name === 'default' ? 'The example' : name),
    value: value['value'],
    at: [value, 'value'] as const,
  })),
];

const mediaIn = (contract: JsonObject, owner: Located): DescribedMedia[] =>
  partsAt(contract, owner, 'content').map(([mediaType, media]) => ({
    mediaType,
    pointer: media.pointer,
    schema: schemaPointer(contract, media),
    schemaName: schemaNameOf(media.value['schema']),
    examples: examplesOf(contract, media),
  }));

const parametersIn = (contract: JsonObject, owner: Located): DescribedParameter[] =>
  partsAt(contract, owner, 'parameters').flatMap(([, parameter]) => {
    const { name, in: place, required, explode, example } = parameter.value;
    const schema = schemaPointer(contract, parameter);
    if (schema === null || (place !== 'path' && place !== 'query' && place !== 'header')) return [];
    return [
      {
        name: String(name),
        in: place,
        required: required === true,
        explode: explode !== false,
        schema,
        example,
      },
    ];
  });

const answerAt = (contract: JsonObject, status: string, answer: Located): DescribedAnswer => ({
  status: Number(status),
  pointer: answer.pointer,
  description: textAt(answer.value, 'description') ?? '',
  media: mediaIn(contract, answer),
  headers: partsAt(contract, answer, 'headers').map(([name, header]) => ({
    name,
    required: header.value['required'] === true,
    schema: schemaPointer(contract, header),
  })),
});

const described = (contract: JsonObject, written: ContractOperation): DescribedOperation => {
  const { method, path, operation } = written;
  const item = locate(contract, `#/paths/${escaped(path)}`);
  const place = { value: operation, pointer: `${item.pointer}/${method}` };
  const body = within(contract, place, 'requestBody');
  const names = namedPermissions(contract, operation);
  return {
    id: textAt(operation, 'operationId') ?? '',
    method: method.toUpperCase(),
    path,
    tag: printed(listAt(operation, 'tags')[0] ?? ''),
    summary: textAt(operation, 'summary') ?? '',
    permissions:
      names?.filter((name): name is Permission => typeof name === 'string' && isPermission(name)) ?? null,
    takesSession: takesSession(contract, operation),
    refusesTokens: refusesTokens(contract, operation),
    parameters: [item, place].flatMap((owner) => parametersIn(contract, owner)),
    bodies: body === null ? [] : mediaIn(contract, body),
    isBodyRequired: body?.value['required'] === true,
    answers: Object.keys(objectAt(operation, 'responses')).map((status) =>
      answerAt(contract, status, locate(contract, `${place.pointer}/responses/${status}`)),
    ),
    written,
  };
};

export const describeOperations = (contract: JsonObject): DescribedOperation[] =>
  operationsOf(contract).map((written) => described(contract, written));

/** The codes that an operation shows, by status: those of the examples of its refusals. */
export const shownCodes = ({
  answers,
}: Pick<DescribedOperation, 'answers'>): ReadonlyMap<number, ReadonlySet<unknown>> =>
  new Map(
    answers.map(({ status, media }) => [
      status,
      new Set(media.flatMap(({ examples }) => examples.map(({ value }) => fieldsOf(value)['code']))),
    ]),
  );
