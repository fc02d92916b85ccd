import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FileBody } from '../call/answerBody';

/** What a browser may do with a file of a stranger: show it, and nothing else. */
const sandbox = "default-src 'none'; sandbox; frame-ancestors 'none'";

const asAscii = (name: string): string => name.replaceAll(/[^\w .()-]/g, '_');
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header by which a file is saved under its name (RFC 6266), whatever stands in it. */
const dispositionOf = (disposition: 'inline' | 'attachment', name: string): string =>
  `${disposition}; filename="${asAscii(name)}"; filename*=UTF-8''${encoded(name)}`;

const isKnown = (asked: string | undefined, tag: string): boolean =>
  (asked ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === `"${tag}"`);

/** Names what is sent by its tag, where it has one. True when the caller has it already: then the answer is a 304, and sent. */
export const isSentByTag = (response: Response, tag: string | undefined): boolean => {
  if (tag === undefined) return false;
  response.setHeader('ETag', `"${tag}"`);
  if (!isKnown(response.req.headers['if-none-match'], tag)) return false;
  response.status(304).end();
  return true;
};

/**
 * Sends a file, or 304 to whoever has it. The caller's Cache-Control was set before. What `open` throws is thrown before anything
 * is sent; when the bytes break off later, so does the connection.
 */
export const sendFile = async (response: Response, { facts, open }: FileBody): Promise<void> => {
  const { mediaType, bytes, tag, name, disposition } = facts;
  if (isSentByTag(response, tag)) return;
  const content = await open().catch((error: unknown) => {
    response.removeHeader('ETag');
    throw error;
  });
  response.set({
    'Content-Type': mediaType,
    ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
    'Content-Disposition': dispositionOf(disposition, name),
    'Content-Security-Policy': sandbox,
  });
  await pipeline(content, response).catch(() => response.destroy());
};
