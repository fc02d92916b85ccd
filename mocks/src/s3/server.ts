import express, { type Request, type Response } from 'express';
import { baseApp } from '../http/base';
import { listen, type Running } from '../http/listen';
import { Objects, type StoredObject } from './objects';
import { type Keys, signatureError } from './signature';

export interface S3Settings extends Keys {
  readonly port: number;
  readonly bucket: string;
}

const statuses: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  XAmzContentSHA256Mismatch: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  InvalidPart: 400,
  EntityTooSmall: 400,
  NotImplemented: 501,
};

const xml = (response: Response, status: number, inner: string): void => {
  response.status(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${inner}`);
};

const refuse = (response: Response, code: string): void =>
  xml(response, statuses[code] ?? 400, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const give = (response: Response, object: StoredObject | undefined): void => {
  if (object === undefined) {
    refuse(response, 'NoSuchKey');
    return;
  }
  response.set({ ETag: object.tag, 'Content-Type': object.type }).end(object.bytes);
};

const partsOf = (text: string): { part: number; tag: string }[] =>
  [...text.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    part: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    tag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));

const complete = (response: Response, objects: Objects, upload: string, body: Buffer): void => {
  const object = objects.complete(upload, partsOf(body.toString('utf8')));
  if (typeof object === 'string') refuse(response, object);
  else {
    const name = 'CompleteMultipartUploadResult';
    xml(response, 200, `<${name}><ETag>${object.tag.replaceAll('"', '&quot;')}</ETag></${name}>`);
  }
};

const addPart = (response: Response, objects: Objects, upload: string, part: number, body: Buffer): void => {
  const tag = objects.addPart(upload, part, body);
  if (tag === null) refuse(response, 'NoSuchUpload');
  else response.set('ETag', tag).end();
};

/** Two on a page, so that whoever reads a list turns one. */
const sendList = (response: Response, objects: Objects, after: string | null): void => {
  const keys = objects.keys();
  const from = Number(after ?? 0);
  const shown = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  const isCut = `<IsTruncated>${String(next !== '')}</IsTruncated>`;
  xml(response, 200, `<ListBucketResult>${shown.join('')}${isCut}${next}</ListBucketResult>`);
};

const answer = (request: Request, response: Response, objects: Objects, key: string): void => {
  const { searchParams: query } = new URL(request.originalUrl, 'http://localhost');
  const body = request.body as Buffer;
  const upload = query.get('uploadId');
  const type = request.get('content-type') ?? 'application/octet-stream';
  if (request.method === 'GET' && key === '') sendList(response, objects, query.get('continuation-token'));
  else if (request.method === 'GET' && upload === null) give(response, objects.get(key));
  else if (request.method === 'PUT' && upload !== null)
    addPart(response, objects, upload, Number(query.get('partNumber')), body);
  else if (request.method === 'PUT') response.set('ETag', objects.put(key, body, type).tag).end();
  else if (request.method === 'POST' && query.has('uploads')) {
    const id = objects.begin(key, type);
    const name = 'InitiateMultipartUploadResult';
    xml(response, 200, `<${name}><Key>${key}</Key><UploadId>${id}</UploadId></${name}>`);
  } else if (request.method === 'POST' && upload !== null) complete(response, objects, upload, body);
  else if (request.method === 'DELETE') {
    if (upload === null) objects.remove(key);
    else objects.abort(upload);
    response.status(204).end();
  } else refuse(response, 'NotImplemented');
};

/** Every request has to be signed with its keys, its body too. `GET /_control/objects` lists what it keeps. */
export function startS3({ port, bucket, ...keys }: S3Settings): Promise<Running> {
  const objects = new Objects();
  const app = baseApp('files');
  app.get('/_control/objects', (_request, response) => {
    response.json({ keys: objects.keys(), openUploads: objects.openUploads });
  });
  app.use(express.raw({ type: () => true, limit: '60mb' }), (request, response) => {
    if (!Buffer.isBuffer(request.body)) request.body = Buffer.alloc(0);
    const { method, originalUrl: target, headers } = request;
    const error = signatureError({ method, target, headers, body: request.body as Buffer }, keys, new Date());
    const [, ofBucket = '', ...key] = decodeURIComponent(request.path).split('/');
    if (error !== null) refuse(response, error);
    else if (ofBucket !== bucket) refuse(response, 'NoSuchBucket');
    else answer(request, response, objects, key.join('/'));
  });
  return listen('object storage', app, port);
}
