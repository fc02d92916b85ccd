import type { DescribedHeader, DescribedMedia } from '@dispatch/contract/document';
import { document, schemaAt, type Operation } from '../contract/operations';
import { errorsAt } from '../contract/validators';
import { typesOf, wholeSchema } from '../contract/schema';
import type { WireAnswer } from './wire';

/** Headers that any answer may have, without the contract naming them. */
const everywhere =
  /^(x-request-id|cache-control|content-type|content-length|date|connection|keep-alive|transfer-encoding|vary|content-security-policy|cross-origin-(opener|resource)-policy|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport-security|x-(content-type-options|dns-prefetch-control|download-options|frame-options|permitted-cross-domain-policies|xss-protection))$/;

/** Headers that HTTP itself asks for with a status. */
const byStatus: Readonly<Record<number, string>> = {
  401: 'www-authenticate',
  405: 'allow',
  429: 'retry-after',
};

const anywhere: ReadonlySet<number> = new Set([405, 415]);

/** Text that shows what goes on inside. */
const inside =
  /\bat [\w.<>]+ \(?(file:|node:|\/)|node_modules|SequelizeDatabaseError|\bselect .{1,200} from \b/;

const json = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const headerValue = (schema: string | null, value: string): unknown => {
  const types = typesOf(wholeSchema(document, schemaAt(schema)));
  if (types.includes('integer') || types.includes('number')) return Number(value);
  return types.includes('boolean') && /^(true|false)$/.test(value) ? value === 'true' : value;
};

const headerErrors = (
  operation: Operation | null,
  { status, headers }: WireAnswer,
  described: readonly DescribedHeader[],
): string[] => {
  const names = new Set(described.map(({ name }) => name.toLowerCase()));
  const promised = described.flatMap(({ name: written, required, schema }) => {
    const name = written.toLowerCase();
    const value = headers[name];
    if (value === undefined) return required ? [`The header ${name} is promised, and missing.`] : [];
    return errorsAt(schema, headerValue(schema, String(value))).map(
      (error) => `The header ${name} is ${String(value)}: ${error}.`,
    );
  });
  const unknown = Object.keys(headers).filter(
    (name) =>
      !everywhere.test(name) &&
      !names.has(name) &&
      byStatus[status] !== name &&
      // Said where the contract says what the key is.
      !(name === 'idempotent-replayed' && operation?.idempotent),
  );
  const needed = byStatus[status];
  return [
    ...promised,
    ...unknown.map((name) => `The header ${name} is not in the contract.`),
    ...(needed === undefined || headers[needed] !== undefined ? [] : [`The header ${needed} is missing.`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['X-Content-Type-Options is not nosniff.']),
    ...(names.has('cache-control') || headers['cache-control'] === 'no-store' ? [] : ['It may be cached.']),
  ];
};

const problemType = 'application/problem+json';
const problemSchema = '#/components/schemas/Problem';

const problemErrors = ({ status, headers, text }: WireAnswer): string[] => {
  const problem = json(text) as { status?: number; requestId?: string; message?: string; errors?: unknown[] };
  const errors = errorsAt(problemSchema, problem).map((error) => `The problem: ${error}.`);
  if (errors.length > 0) return errors;
  return [
    ...(problem.status === status ? [] : [`The problem says ${String(problem.status)}.`]),
    ...(problem.requestId === headers['x-request-id'] ? [] : ['requestId is not X-Request-Id.']),
    ...(problem.message?.trim() ? [] : ['It has no message.']),
    ...(problem.errors?.length === 0 ? ['errors is empty.'] : []),
  ];
};

/** A code for programs that no example of the call shows with this status. Any call may refuse an unknown parameter. */
const codeErrors = (operation: Operation | null, { status, text }: WireAnswer): string[] => {
  const { code } = (json(text) ?? {}) as { code?: string };
  const codes = operation?.codes.get(status);
  return codes === undefined || codes.has(code)
    ? []
    : [`No example of ${operation?.id ?? ''} shows ${status} with the code ${String(code)}.`];
};

const contentErrors = (
  answer: WireAnswer,
  content: readonly Pick<DescribedMedia, 'mediaType' | 'schema'>[],
): string[] => {
  const { headers, text } = answer;
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const types = content.map(({ mediaType }) => mediaType);
  if (types.length === 0) return text === '' ? [] : [`It has a body, ${type}, where the contract has none.`];
  const found = content.find(({ mediaType }) => mediaType === type);
  if (found === undefined) return [`It is ${type || 'of no type'}, and not ${types.join(' or ')}.`];
  if (!type.endsWith('json')) return [];
  if (!/;\s*charset=utf-8/i.test(headers['content-type'] ?? '')) return ['Its charset is not utf-8.'];
  const body = json(text);
  if (body === undefined) return ['Its body is not JSON.'];
  return errorsAt(found.schema, body).map((error) => `The body: ${error}.`);
};

/** Any call refuses a parameter that it does not know; the contract says so once, in its description. */
const isUnknownParameter = ({ status, text }: WireAnswer): boolean => {
  const { fields = [] } = (json(text) ?? {}) as { fields?: { rule: string }[] };
  return status === 400 && fields.length > 0 && fields.every(({ rule }) => rule === 'unknown');
};

export const conformanceErrors = (operation: Operation | null, answer: WireAnswer): string[] => {
  const { status, text } = answer;
  const described = operation?.answers.get(status);
  // Every call describes 500, which is an error all the same.
  if (status === 500 || (status > 500 && described === undefined)) return [`It answers ${status}.`];
  const common = [
    ...headerErrors(operation, answer, described?.headers ?? []),
    ...(inside.test(text) ? ['It shows what goes on inside.'] : []),
  ];
  if (described !== undefined) {
    const isProblem = described.media.some(({ mediaType }) => mediaType === problemType);
    return [
      ...common,
      ...contentErrors(answer, described.media),
      ...(isProblem && text !== '' ? [...problemErrors(answer), ...codeErrors(operation, answer)] : []),
    ];
  }
  if (operation !== null && !anywhere.has(status) && !isUnknownParameter(answer))
    return [`The contract does not say that it may answer ${status}.`, ...common];
  return [
    ...common,
    ...contentErrors(answer, [{ mediaType: problemType, schema: problemSchema }]),
    ...problemErrors(answer),
  ];
};
