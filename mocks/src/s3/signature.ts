import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Minutes by which a clock may be wrong. */
const tolerance = 15;

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');

const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const signatureOf = (
  { method, target, headers }: SignedRequest,
  signed: string,
  scope: { day: string; region: string; date: string },
  secret: string,
): string => {
  const [path = '', query = ''] = target.split('?');
  const lines = signed.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replaceAll(/ +/g, ' ')}\n`,
  );
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  const canonical = [
    method,
    canonicalPath(path),
    canonicalQuery(query),
    lines.join(''),
    signed,
    payload,
  ].join('\n');
  const place = `${scope.day}/${scope.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', scope.date, place, hash(canonical)].join('\n');
  const key = [scope.day, scope.region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
};

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));

/** By S3's own code; null when it is right. The body is part of it: unsigned and streamed bodies are refused. */
export function signatureError(request: SignedRequest, keys: Keys, now: Date): string | null {
  const { headers, body } = request;
  const found = form.exec(headers.authorization ?? '');
  if (found === null) return 'AccessDenied';
  const [, accessKeyId = '', day = '', region = '', signed = '', signature = ''] = found;
  const date = String(headers['x-amz-date'] ?? '');
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (!signed.split(';').includes('host') || !date.startsWith(day)) return 'SignatureDoesNotMatch';
  if (!(Math.abs(timeOf(date) - now.getTime()) <= tolerance * 60_000)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const right = signatureOf(request, signed, { day, region, date }, keys.secretAccessKey);
  return isSame(signature, right) ? null : 'SignatureDoesNotMatch';
}
