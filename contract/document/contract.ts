import {
  describeOperations,
  type ContractExample,
  type DescribedAnswer,
  type DescribedOperation,
} from './describedOperations';
import type { JsonObject } from './references';

/** What a method and a path lead to. */
export type Found =
  | { kind: 'operation'; operation: DescribedOperation; path: Readonly<Record<string, string>> }
  /** The path exists, with these methods only. */
  | { kind: 'otherMethods'; methods: readonly string[] }
  | { kind: 'nothing' };

/** The paths that a template such as `/users/{id}` stands for, a group for each of its names. */
export const pathPattern = (template: string): RegExp =>
  new RegExp(
    `^${template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`,
  );

/** A path without parameters wins over one with them: for sorting. */
export const byParameters = (left: { path: string }, right: { path: string }): number =>
  left.path.split('{').length - right.path.split('{').length;

/** The contract, ready to be asked. */
export class Contract {
  readonly document: JsonObject;
  readonly operations: readonly DescribedOperation[];
  readonly #routes: readonly { operation: DescribedOperation; matches: RegExp }[];

  constructor(document: JsonObject) {
    this.document = document;
    this.operations = describeOperations(document);
    this.#routes = [...this.operations]
      .sort(byParameters)
      .map((operation) => ({ operation, matches: pathPattern(operation.path) }));
  }

  /** Finds the operation of a call; `path` is decoded already and without `/api`. */
  find(method: string, path: string): Found {
    const routes = this.#routes.filter(({ matches }) => matches.test(path));
    const route = routes.find(({ operation }) => operation.method === method);
    if (route !== undefined) {
      const values = route.matches.exec(path)?.slice(1) ?? [];
      const names = [...route.operation.path.matchAll(/\{([^}]+)\}/g)];
      const named = names.map(([, name = ''], index) => [name, values[index] ?? ''] as const);
      return { kind: 'operation', operation: route.operation, path: Object.fromEntries(named) };
    }
    if (routes.length === 0) return { kind: 'nothing' };
    return { kind: 'otherMethods', methods: routes.map(({ operation }) => operation.method) };
  }

  /** An operation by its id. Throws when the contract has none. */
  operation(id: string): DescribedOperation {
    const found = this.operations.find((operation) => operation.id === id);
    if (found === undefined) throw new Error(`openapi.yaml has no operation ${id}.`);
    return found;
  }
}

/** The answer of an operation with this status; undefined when the contract has none. */
export const answerOf = (operation: DescribedOperation, status: number): DescribedAnswer | undefined =>
  operation.answers.find((answer) => answer.status === status);

/** The examples of an answer in its first media type. */
export const examplesOf = ({ media: [first] }: DescribedAnswer): ContractExample[] => first?.examples ?? [];
