import type { QueryResult } from 'pg';
import { onConnection } from './database';
import type { Statements } from './generated/statements';
import { parseSql, type ParsedSql } from './namedParameters';
import type { Narrowed, NarrowedBy } from './statementTypes';

type Name = keyof Statements;
type Arguments<Parameters> = keyof Parameters extends never ? [] : [parameters: Parameters];

type Options = {
  /** False for one whose plan depends on its values: PostgreSQL plans it anew each time. True unless told. */
  isPrepared?: boolean;
  /**
   * True for one that ends soon, whatever its values, and waits for no lock that somebody holds long. Outside of a
   * transaction it shares a connection with others, and waits for those before it.
   */
  isBrief?: boolean;
};

/** What the generator asks PostgreSQL about. Variants of one statement have the same `family`. */
export type Declared = { name: string; family: string; sql: ParsedSql };

const declared = new Map<string, Declared>();

/** All statements of the modules that are imported. */
export const declaredStatements = (): readonly Declared[] => [...declared.values()];

/** One SQL statement, declared once by its name. Runs in the current transaction when there is one. */
export class Statement<Parameters, Row> {
  readonly #name: string;
  readonly #sql: ParsedSql;
  readonly #isPrepared: boolean;
  readonly #isBrief: boolean;

  constructor(
    name: string,
    family: string,
    sql: string,
    { isPrepared = true, isBrief = false }: Options = {},
  ) {
    this.#name = name;
    this.#sql = parseSql(sql);
    this.#isPrepared = isPrepared;
    this.#isBrief = isBrief;
    const before = declared.get(name);
    if (before !== undefined && before.sql.text !== this.#sql.text)
      throw new Error(`Two statements have the name ${name}.`);
    declared.set(name, { name, family, sql: this.#sql });
  }

  /** As PostgreSQL gets it. */
  get text(): string {
    return this.#sql.text;
  }

  /** The values of its parameters, in the order of their numbers. */
  valuesOf(...[parameters]: Arguments<Parameters>): unknown[] {
    const given = (parameters ?? {}) as Record<string, unknown>;
    return this.#sql.parameters.map((name) => given[name]);
  }

  /**
   * The same statement, with columns of a narrower type than PostgreSQL knows: the type of a JSON, a word of the
   * contract, an amount in cents. Null stays null.
   */
  as<Narrow extends NarrowedBy<Row, Narrow>>(): Statement<Parameters, Narrowed<Row, Narrow>> {
    return this as unknown as Statement<Parameters, Narrowed<Row, Narrow>>;
  }

  async all(...given: Arguments<Parameters>): Promise<Row[]> {
    return (await this.#execute(given)).rows as Row[];
  }

  /** Its first row; undefined when there is none. */
  async maybe(...given: Arguments<Parameters>): Promise<Row | undefined> {
    return (await this.#execute(given)).rows[0] as Row | undefined;
  }

  /** Its first row. Throws when there is none: for one that always has one. */
  async one(...given: Arguments<Parameters>): Promise<Row> {
    const row = await this.maybe(...given);
    if (row === undefined) throw new Error(`The statement ${this.#name} found no row.`);
    return row;
  }

  /** Runs it for what it changes. Answers how many rows it has changed or found. */
  async run(...given: Arguments<Parameters>): Promise<number> {
    return (await this.#execute(given)).rowCount ?? 0;
  }

  async #execute(given: Arguments<Parameters>): Promise<QueryResult<Record<string, unknown>>> {
    const { text, neverNull } = this.#sql;
    const config = {
      ...(this.#isPrepared ? { name: this.#name } : {}),
      text,
      values: this.valuesOf(...given),
    };
    const result = await onConnection((connection) => connection.query<Record<string, unknown>>(config), {
      isBrief: this.#isBrief,
    });
    for (const column of neverNull)
      if (result.rows.some((row) => row[column] === null))
        throw new Error(`The statement ${this.#name} marks "${column}!" as never null, and it was.`);
    return result;
  }
}

/**
 * Declares a statement by its name, whose types are generated (`npm run generate`): statement('name')`select …`.
 * Parameters are written `:name`, and `:name?` where they may be null; the alias `as "name!"` marks a column that is
 * never null where PostgreSQL cannot know. What is set in with `${}` is SQL. README, 'How to declare a statement'.
 */
export const statement =
  <Named extends Name>(name: Named, options?: Options) =>
  (
    sql: TemplateStringsArray,
    ...parts: readonly (string | number)[]
  ): Statement<Statements[Named]['parameters'], Statements[Named]['row']> =>
    new Statement(name, name, String.raw({ raw: sql }, ...parts), options);

type Axes = Record<string, readonly string[]>;
type Choice<By extends Axes> = { readonly [Axis in keyof By]: By[Axis][number] };

/** Every choice of one value an axis. */
const choicesOf = (axes: Axes): Record<string, string>[] =>
  Object.entries(axes).reduce<Record<string, string>[]>(
    (choices, [axis, values]) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [axis]: value }))),
    [{}],
  );

/**
 * Declares a statement that there is in variants, such as a list by each column and direction. All have the same
 * parameters and columns. Answers what gives the one of a choice.
 */
export const variants = <Named extends Name, const By extends Axes>(
  name: Named,
  axes: By,
  sqlOf: (choice: Choice<By>) => string,
  options?: Options,
): ((choice: Choice<By>) => Statement<Statements[Named]['parameters'], Statements[Named]['row']>) => {
  type One = Statement<Statements[Named]['parameters'], Statements[Named]['row']>;
  const nameOf = (choice: Readonly<Record<string, string>>): string =>
    [name, ...Object.keys(axes).map((axis) => choice[axis])].join('-');
  const all = new Map(
    choicesOf(axes).map((choice): [string, One] => [
      nameOf(choice),
      new Statement(nameOf(choice), name, sqlOf(choice as Choice<By>), options),
    ]),
  );
  return (choice) => {
    const found = all.get(nameOf(choice));
    if (found === undefined) throw new Error(`The statement ${name} has no variant ${nameOf(choice)}.`);
    return found;
  };
};
