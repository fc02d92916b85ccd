import { templatePattern } from '../src/messages';
import {
  describeOperations,
  type ContractExample,
  type DescribedAnswer,
  type DescribedOperation,
} from './describedOperations';
import type { JsonObject } from './references';

export type Found =
  | { kind: 'operation'; operation: DescribedOperation; path: Readonly<Record<string, string>> }
  | { kind: 'otherMethods'; methods: readonly string[] }
  | { kind: 'nothing' };

type Route = {
  template: string;
  names: string[];
  matches: RegExp;
  byMethod: Map<string, DescribedOperation>;
};

/** What tells most paths apart: how they begin, and how many parts they have. */
const shapeOf = (path: string): string => {
  const parts = path.split('/');
  return `${parts[1] ?? ''} ${parts.length}`;
};

/** A path without parameters wins over one with them. */
const byParameters = (left: Route, right: Route): number => left.names.length - right.names.length;

const routesOf = (operations: readonly DescribedOperation[]): Map<string, Route[]> => {
  const byTemplate = new Map<string, Route>();
  for (const operation of operations) {
    const { path: template, method } = operation;
    const route = byTemplate.get(template) ?? {
      template,
      names: [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
      matches: templatePattern(template, '([^/]+)'),
      byMethod: new Map<string, DescribedOperation>(),
    };
    route.byMethod.set(method, operation);
    byTemplate.set(template, route);
  }
  const byShape = new Map<string, Route[]>();
  for (const route of [...byTemplate.values()].sort(byParameters)) {
    const shape = shapeOf(route.template);
    byShape.set(shape, [...(byShape.get(shape) ?? []), route]);
  }
  return byShape;
};

export class Contract {
  readonly document: JsonObject;
  readonly operations: readonly DescribedOperation[];
  readonly #byId: ReadonlyMap<string, DescribedOperation>;
  readonly #routes: ReadonlyMap<string, readonly Route[]>;

  constructor(document: JsonObject) {
    this.document = document;
    this.operations = describeOperations(document);
    this.#byId = new Map(this.operations.map((operation) => [operation.id, operation]));
    this.#routes = routesOf(this.operations);
  }

  /** Finds the operation of a call; `path` is as it was sent, without `/api`, and can be decoded. */
  find(method: string, path: string): Found {
    const route = this.#routes.get(shapeOf(path))?.find(({ matches }) => matches.test(path));
    if (route === undefined) return { kind: 'nothing' };
    const operation = route.byMethod.get(method);
    if (operation === undefined) return { kind: 'otherMethods', methods: [...route.byMethod.keys()] };
    if (route.names.length === 0) return { kind: 'operation', operation, path: {} };
    const values = route.matches.exec(path)?.slice(1) ?? [];
    const named = route.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]);
    return { kind: 'operation', operation, path: Object.fromEntries(named) as Record<string, string> };
  }

  operation(id: string): DescribedOperation {
    const found = this.#byId.get(id);
    if (found === undefined) throw new Error(`openapi.yaml has no operation ${id}.`);
    return found;
  }
}

export const answerOf = (operation: DescribedOperation, status: number): DescribedAnswer | undefined =>
  operation.answers.find((answer) => answer.status === status);

export const examplesOf = ({ media: [first] }: DescribedAnswer): ContractExample[] => first?.examples ?? [];
