import { message, mostFileBytes } from '@dispatch/contract';
import { locate, objectAt, type Contract } from '@dispatch/contract/document';
import type { Request } from 'express';
import type { CallState } from '../call/callState';
import { problem } from '../call/problem';
import { fileMissing, fileTooLarge, readUpload } from './readUpload';

/** What stands around a file in a form, at most. */
const formBytes = 64 * 1024;

const formType = 'multipart/form-data';

const unsupported = () => problem(415, 'unsupported-file', message('unsupported-file'));

/** The calls that take a file in a form, each with the field that it is in. */
export const fileFields = ({ document, operations }: Contract): ReadonlyMap<string, string> =>
  new Map(
    operations.flatMap(({ id, bodies }): [string, string][] => {
      const schema = bodies.find(({ mediaType }) => mediaType === formType)?.schema;
      if (schema == null) return [];
      const [field] = Object.keys(objectAt(locate(document, schema).value, 'properties'));
      return field === undefined ? [] : [[id, field]];
    }),
  );

const checkHead = (request: Request, field: string): void => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length) === 0) throw fileMissing(field);
  if (request.is(formType) === false || request.headers['content-encoding'] !== undefined)
    throw unsupported();
  if (Number(length) > mostFileBytes + formBytes) throw fileTooLarge();
};

/**
 * Reads the form of a call that takes a file. The validation after it sees a text in the file's place: its SHA-256 and
 * its name, by which a repeated call is known as the same.
 */
export const readForm =
  (fields: ReadonlyMap<string, string>) =>
  async (request: Request, state: CallState): Promise<void> => {
    const field = fields.get(state.operationId);
    if (field === undefined) return;
    try {
      checkHead(request, field);
      state.upload = await readUpload(request, field);
    } catch (error) {
      // What still comes is thrown away, or a browser would not come to reading the answer.
      request.resume();
      throw error;
    }
    state.body = { [field]: `${state.upload.digest} ${state.upload.name}` };
  };
