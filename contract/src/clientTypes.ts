import type { operations } from './generated/types';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** `{Name: …}`, optional where the contract has nothing required, nothing where it has nothing at all. */
type ParameterPart<Id extends OperationId, In extends 'path' | 'query' | 'header', Name extends string> = [
  NonNullable<Parameters<Id>[In]>,
] extends [never]
  ? unknown
  : undefined extends Parameters<Id>[In]
    ? { [Key in Name]?: NonNullable<Parameters<Id>[In]> }
    : { [Key in Name]: NonNullable<Parameters<Id>[In]> };

/** JSON as the contract has it; a form with a file as the browser's own. */
type BodyOf<Content> = Content extends { content: { 'application/json': infer Body } }
  ? Body
  : Content extends { content: { 'multipart/form-data': unknown } }
    ? FormData
    : never;

type BodyPart<Id extends OperationId> = operations[Id] extends { requestBody: infer Required }
  ? { body: BodyOf<Required> }
  : operations[Id] extends { requestBody?: infer Optional }
    ? [NonNullable<Optional>] extends [never]
      ? unknown
      : { body?: BodyOf<NonNullable<Optional>> }
    : unknown;

export type CallInit<Id extends OperationId> = ParameterPart<Id, 'path', 'path'> &
  ParameterPart<Id, 'query', 'query'> &
  ParameterPart<Id, 'header', 'headers'> &
  BodyPart<Id> & { signal?: AbortSignal };

export type RequestBody<Id extends OperationId> =
  BodyPart<Id> extends { body?: infer Body } ? Exclude<Body, undefined> : never;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206;

type DataOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Data }
    ? Data
    : string
  : undefined;

export type CallResult<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: {
    status: Status;
    data: DataOf<Responses<Id>[Status]>;
    headers: Headers;
  };
}[keyof Responses<Id> & SuccessStatus];

export type CallData<Id extends OperationId> = CallResult<Id>['data'];

/** The arguments after the operationId: none are needed when the contract requires nothing. */
export type CallArguments<Id extends OperationId> =
  object extends CallInit<Id> ? [init?: CallInit<Id>] : [init: CallInit<Id>];

export type DownloadId = {
  [Id in OperationId]: Responses<Id> extends { 200: { content: infer Content } }
    ? [Exclude<keyof Content, 'application/json'>] extends [never]
      ? never
      : Id
    : never;
}[OperationId];

export type Download = {
  file: Blob;
  /** As the server names it; null when it does not. */
  fileName: string | null;
};
