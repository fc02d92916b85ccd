import type { CallData, OperationId } from '@dispatch/contract';
import type {
  ContractAnswer,
  ContractDocument,
  ContractExample,
  ContractOperation,
} from './contractOperation';
import { readOperations } from './readOperations';
import { Schemas } from './schemas';

/** What a method and a path lead to. */
export type Found =
  | { kind: 'operation'; operation: ContractOperation; path: Readonly<Record<string, string>> }
  /** The path exists, with these methods only. */
  | { kind: 'otherMethods'; methods: readonly string[] }
  | { kind: 'nothing' };

interface Route {
  readonly operation: ContractOperation;
  readonly matches: RegExp;
  readonly names: readonly string[];
}

const routeOf = (operation: ContractOperation): Route => {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const literal = operation.path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return { operation, names, matches: new RegExp(`^${literal.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`) };
};

/** The contract, ready to be asked. */
export class Contract {
  readonly document: ContractDocument;
  readonly operations: readonly ContractOperation[];
  readonly schemas: Schemas;
  readonly #routes: readonly Route[];

  constructor(document: ContractDocument) {
    this.document = document;
    this.operations = readOperations(document);
    this.schemas = new Schemas(document);
    // A path without parameters wins over one with them.
    this.#routes = this.operations.map(routeOf).sort((one, other) => one.names.length - other.names.length);
  }

  /** Finds the operation of a call; `path` is decoded already and without `/api`. */
  find(method: string, path: string): Found {
    const routes = this.#routes.filter(({ matches }) => matches.test(path));
    const route = routes.find(({ operation }) => operation.method === method);
    if (route !== undefined) {
      const values = route.matches.exec(path)?.slice(1) ?? [];
      const named = route.names.map((name, index) => [name, values[index] ?? ''] as const);
      return { kind: 'operation', operation: route.operation, path: Object.fromEntries(named) };
    }
    if (routes.length === 0) return { kind: 'nothing' };
    return { kind: 'otherMethods', methods: routes.map(({ operation }) => operation.method) };
  }

  /** An operation by its id. Throws when the contract has none. */
  operation(id: string): ContractOperation {
    const found = this.operations.find((operation) => operation.id === id);
    if (found === undefined) throw new Error(`openapi.yaml has no operation ${id}.`);
    return found;
  }

  /** The examples of an operation's first success that has some; a copy that may be changed. */
  successExamples(id: string): ContractExample[] {
    const answer = this.operation(id).answers.find(
      ({ status, examples }) => status < 300 && examples.length > 0,
    );
    return structuredClone([...(answer?.examples ?? [])]);
  }

  /** The value of a success example: the one with this name, else the first; a copy that may be changed. */
  example<Id extends OperationId>(id: Id, name?: string): Exclude<CallData<Id>, undefined> {
    const examples = this.successExamples(id);
    const found = examples.find((example) => example.name === name) ?? examples[0];
    if (found === undefined) throw new Error(`openapi.yaml has no example of an answer to ${id}.`);
    return found.value as Exclude<CallData<Id>, undefined>;
  }
}

/** The answer of an operation with this status; undefined when the contract has none. */
export const answerOf = (operation: ContractOperation, status: number): ContractAnswer | undefined =>
  operation.answers.find((answer) => answer.status === status);
