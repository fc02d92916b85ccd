import { createHash } from 'node:crypto';
import { message, mostFileBytes } from '@dispatch/contract';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request } from 'express';
import type { Upload } from '../call/handler';
import { inputProblem, problem, type Problem, unavailable } from '../call/problem';
import { fileName } from './fileName';

/** The most bytes that all uploads of this process hold at one time; more of them are asked to come again. */
const mostAtOnce = 96 * 1024 * 1024;

let held = 0;

/** There is no file in this field. */
export const fileMissing = (field: string) =>
  inputProblem([{ pointer: `/${field}`, rule: 'required', message: message('file-missing') }]);
const twice = (field: string) =>
  inputProblem([
    { pointer: `/${field}`, rule: 'format', message: `The field ${field} can be given once only.` },
  ]);
const unknown = (field: string) =>
  inputProblem([{ pointer: `/${field}`, rule: 'unknown', message: message('unknown-field', { field }) }]);
const malformed = () => problem(400, 'invalid-input', message('malformed-request'));

/** The body is over the limit of a file. */
export const fileTooLarge = () => problem(413, 'file-too-large', message('file-too-large'));

/** Holds bytes for as long as the answer takes, and counts them with those of all others. */
const holder = (request: Request) => {
  let own = 0;
  const { res: response } = request;
  response?.once('close', () => {
    held -= own;
    own = 0;
  });
  return (bytes: number): boolean => {
    if (held + bytes > mostAtOnce || response?.closed === true) return false;
    own += bytes;
    held += bytes;
    return true;
  };
};

const parserOf = (request: Request): Busboy => {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { parts: 10, fields: 5, files: 5, fieldSize: 1024, headerPairs: 20 },
    });
  } catch {
    throw malformed();
  }
};

/**
 * Reads the one file of a form, field by field as it comes, and gives up as soon as it is too large or anything else
 * is in the form. What still comes is then read and thrown away, or a browser would not come to reading the answer.
 * Nothing is written anywhere. Throws 400, 413, and 503 when too many are being read.
 */
export const readUpload = (request: Request, field: string): Promise<Upload> =>
  new Promise((resolve, reject) => {
    const parser = parserOf(request);
    const hold = holder(request);
    let upload: { name: string; parts: Buffer[]; size: number } | null = null;

    const refuse = (refusal: Problem): void => {
      request.unpipe(parser);
      request.resume();
      parser.removeAllListeners('finish');
      reject(refusal);
    };
    const take = (stream: BusboyFileStream, name: string): void => {
      const taken = { name: fileName(name), parts: [] as Buffer[], size: 0 };
      upload = taken;
      stream.on('data', (part: Buffer) => {
        taken.size += part.length;
        if (taken.size > mostFileBytes) refuse(fileTooLarge());
        else if (hold(part.length)) taken.parts.push(part);
        else refuse(unavailable());
      });
    };
    parser.on('file', (name, stream, sentName) => {
      stream.on('error', () => refuse(malformed()));
      if (name === field && upload === null) {
        take(stream, sentName);
        return;
      }
      stream.resume();
      refuse(name === field ? twice(field) : unknown(name.slice(0, 100)));
    });
    parser.on('field', (name) => refuse(name === field ? fileMissing(field) : unknown(name.slice(0, 100))));
    parser.on('error', () => refuse(malformed()));
    parser.on('finish', () => {
      if (upload === null || upload.size === 0) {
        refuse(fileMissing(field));
        return;
      }
      const bytes = Buffer.concat(upload.parts);
      resolve({ name: upload.name, bytes, digest: createHash('sha256').update(bytes).digest('hex') });
    });
    // Whoever hangs up in the middle of a file is answered by nobody; what has come is forgotten.
    request.on('close', () => {
      if (!request.complete) refuse(malformed());
    });
    request.pipe(parser);
  });
