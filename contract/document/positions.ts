import { relative } from 'node:path';
import type { State } from 'js-yaml';
import { isObject } from './references';

/** Where an object or list of a file begins, and each key of it. */
type Position = { file: string; line: number; keys: ReadonlyMap<string, number> };

type Node = { line: number; result?: unknown; below: Node[] };

// Beside the document and not in it: what is read, compared and printed stays plain data.
const positions = new WeakMap<object, Position>();

/** The keys of a mapping come before their values, in turn. */
const keyLines = (below: readonly Node[]): Map<string, number> =>
  new Map(below.flatMap(({ result, line }, at) => (at % 2 === 0 ? [[String(result), line]] : [])));

/** What js-yaml calls at the beginning and the end of every node: it notes the line of each object of a file. */
export const positionListener = (
  file: string,
): ((this: State, event: 'open' | 'close', state: State) => void) => {
  const open: Node[] = [];
  return (event, state) => {
    if (event === 'open') {
      open.push({ line: state.line + 1, below: [] });
      return;
    }
    const node = open.pop();
    if (node === undefined) return;
    const result: unknown = state.result;
    open.at(-1)?.below.push({ line: node.line, result, below: [] });
    if (typeof result !== 'object' || result === null) return;
    // An alias stands where its anchor does.
    if (positions.has(result) && node.below.length === 0) return;
    const keys = isObject(result) ? keyLines(node.below) : new Map<string, number>();
    // A mapping is read inside the node that may have been its first key: the outer one knows no keys.
    const known = positions.get(result)?.keys;
    positions.set(result, { file, line: node.line, keys: known ?? keys });
  };
};

/** A copy stands where its original does. */
export const standingAt = <Copy extends object>(original: object, copy: Copy): Copy => {
  const position = positions.get(original);
  if (position !== undefined) positions.set(copy, position);
  return copy;
};

/** An object of a document, and the way from it to what is meant. */
export type Spot = readonly [owner: unknown, ...keys: string[]];

/**
 * The file and line of a part of a document, such as `openapi.yaml:12`, or of the deepest part on the way to it that
 * stands in a file. Null for what was read from none.
 */
export const lineOf = ([owner, ...keys]: Spot): string | null => {
  const position = typeof owner === 'object' && owner !== null ? positions.get(owner) : undefined;
  const [key, ...more] = keys;
  const inner = key === undefined ? undefined : (owner as Record<string, unknown> | null)?.[key];
  const deeper = typeof inner === 'object' && inner !== null ? lineOf([inner, ...more]) : null;
  if (deeper !== null || position === undefined) return deeper;
  const { file, line, keys: lines } = position;
  return `${relative(process.cwd(), file)}:${(key === undefined ? undefined : lines.get(key)) ?? line}`;
};
