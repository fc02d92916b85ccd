import { randomBytes } from 'node:crypto';
import type { SentFile } from '../pages/formFields';
import { refuse } from '../refusal';
import type { Responders } from '../responder';
import { memory } from '../memory/memory';

interface FileRow {
  readonly key: string;
  readonly ownerId: number;
  readonly type: string;
  /** Empty for one that is too large to be remembered. */
  readonly base64: string;
}

const files = memory<{ count: number; rows: FileRow[] }>('files', () => ({ count: 0, rows: [] }));

/** Bytes and files that are remembered: all of it is kept in one file of JSON. */
const mostKept = 300_000;
const mostRows = 20;

const beginnings: readonly (readonly [string, string])[] = [
  ['application/pdf', Buffer.from('%PDF').toString('hex')],
  ['image/png', '89504e47'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', Buffer.from('GIF8').toString('hex')],
];

const typeOf = (base64: string): string | undefined => {
  const begin = Buffer.from(base64.slice(0, 16), 'base64').toString('hex');
  return beginnings.find(([, bytes]) => begin.startsWith(bytes))?.[0];
};

export const file: Responders = {
  uploadFile: (call) => {
    const { name, size, base64 } = (call.body as unknown as { myFile: SentFile }).myFile;
    const type = typeOf(base64);
    if (type === undefined) throw refuse(415, 'unsupported-file');
    const kept = files(call);
    kept.count += 1;
    const row = {
      key: randomBytes(18).toString('base64url'),
      ownerId: call.person.id,
      type,
      base64: size > mostKept ? '' : base64,
    };
    kept.rows = [row, ...kept.rows].slice(0, mostRows);
    const preview = type === 'application/pdf' || row.base64 === '' ? null : `data:${type};base64,${base64}`;
    return {
      status: 201,
      body: {
        Name: name.slice(0, 255),
        Path: `/file/${row.key}`,
        Size: size,
        Base64Preview: preview,
        AssetID: 1_000 + kept.count,
        UploadKey: row.key,
      },
    };
  },
  getFile: async (call) => {
    const found = files(call).rows.find(({ key }) => key === call.path.uploadKey);
    if (found === undefined || found.base64 === '') return call.prism();
    if (found.ownerId !== call.person.id) throw refuse(404, 'not-found');
    const { headers } = await call.prism();
    return { status: 200, headers: { ...headers, 'Content-Type': found.type }, body: found.base64 };
  },
};
