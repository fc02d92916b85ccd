import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import mammoth from 'mammoth';
import { marked } from 'marked';
import { readText } from './readArguments';
import { UsageError } from './usageError';

/** The fields of a release as the contract names them, as far as a file says them. */
export type ReleaseFields = Record<string, unknown>;

const headOf = (text: string, file: string): { head: ReleaseFields; rest: string } => {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text);
  if (match === null) return { head: {}, rest: text };
  try {
    // A date stays a text, as the contract has it.
    const head: unknown = load(match[1] ?? '', { schema: JSON_SCHEMA });
    if (typeof head === 'object' && head !== null && !Array.isArray(head))
      return { head: head as ReleaseFields, rest: text.slice(match[0].length) };
  } catch {
    // Said below.
  }
  throw new UsageError(`What stands between the lines --- of ${file} is no YAML of fields: headline: …`);
};

const title = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>/;

/** The headline is the first heading where no field says it; the rest is the body, which the server sanitises. */
const withBody = (head: ReleaseFields, html: string): ReleaseFields => {
  const heading = title.exec(html);
  const text = (heading?.[1] ?? '').replaceAll(/<[^>]+>/g, '').trim();
  const body = (heading === null ? html : html.slice(heading[0].length)).trim();
  return { ...(text === '' ? {} : { headline: text }), body, ...head };
};

/**
 * Reads a release from Markdown, whose fields may stand before it as YAML between lines of `---`, or from a Word file. Throws
 * UsageError for another kind of file and for one that cannot be read.
 */
export const readReleaseFile = async (file: string): Promise<ReleaseFields> => {
  const kind = extname(file).toLowerCase();
  if (kind === '.md' || kind === '.markdown') {
    const { head, rest } = headOf(readText(file), file);
    return withBody(head, await marked.parse(rest));
  }
  if (kind !== '.docx') throw new UsageError(`${file} is neither Markdown (.md) nor Word (.docx).`);
  try {
    return withBody({}, (await mammoth.convertToHtml({ buffer: readFileSync(file) })).value);
  } catch {
    throw new UsageError(`${file} cannot be read as a Word file.`);
  }
};
