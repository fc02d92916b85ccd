import type { Client, Connection, FieldDef, Submittable } from 'pg';
import type { Declared } from '../src/platform/database/statement';
import type { Catalogue } from './catalogue';
import { columnsThere, type IsThere } from './plan';
import { columnType, parameterType } from './tsTypes';

/** What is written of a statement: each parameter and column with its type. A null row: it answers none. */
export type Described = { parameters: Record<string, string>; row: Record<string, string> | null };

type Answer = { parameters: readonly number[]; columns: readonly FieldDef[] | null };

/** Asks PostgreSQL what a statement takes and answers (Parse and Describe), without running it. */
class Description implements Submittable {
  #columns: readonly FieldDef[] | null = null;
  #parameters: readonly number[] = [];
  readonly answer: Promise<Answer>;
  #settle!: { resolve: (answer: Answer) => void; reject: (error: Error) => void };
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.answer = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  submit(connection: Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = fields;
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve({ parameters: this.#parameters, columns: this.#columns });
  }
}

const rowOf = async (
  client: Client,
  catalogue: Catalogue,
  { sql }: Declared,
  columns: readonly FieldDef[],
): Promise<Record<string, string>> => {
  const origins = columns.map(({ tableID, columnID }) => catalogue.columnOf(tableID, columnID));
  const isThere: IsThere = origins.some((origin) => origin?.isNeverNull)
    ? await columnsThere(client, sql.text)
    : () => false;
  const twice = columns.find(({ name: column }, place) =>
    columns.slice(place + 1).some((other) => other.name === column),
  );
  if (twice !== undefined) throw new Error(`two columns have the name "${twice.name}"`);
  const isKnown = (place: number): boolean => {
    const origin = origins[place];
    return origin !== undefined && origin.isNeverNull && isThere(place, origin);
  };
  const needless = columns.find(
    ({ name: column }, place) => isKnown(place) && sql.neverNull.includes(column),
  );
  if (needless !== undefined)
    throw new Error(`PostgreSQL knows that "${needless.name}" is never null: no ! there`);
  const row = columns.map(({ name: column, dataTypeID }, place): [string, string] => {
    const type = columnType(catalogue.typeOf(dataTypeID), origins[place]);
    return [column, isKnown(place) || sql.neverNull.includes(column) ? type : `${type} | null`];
  });
  return Object.fromEntries(row);
};

/** Throws with the name of the statement, and PostgreSQL's own words, for one that it does not take. */
export const describe = async (
  client: Client,
  catalogue: Catalogue,
  declared: Declared,
): Promise<Described> => {
  const { sql, name } = declared;
  try {
    const description = new Description(sql.text);
    client.query(description);
    const { parameters, columns } = await description.answer;
    const types = sql.parameters.map((parameter, place): [string, string] => {
      const type = parameterType(catalogue.typeOf(parameters[place] ?? 0));
      return [parameter, sql.nullable.has(parameter) ? `${type} | null` : type];
    });
    return {
      parameters: Object.fromEntries(types),
      row: columns === null ? null : await rowOf(client, catalogue, declared, columns),
    };
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};
