/** Texts, quoted names, comments and casts are passed over; what is left of `:name` is a parameter. */
const tokens =
  /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|::|:([a-z]\w*)(\?)?|\$\d+/gi;

/** The mark of a column that is never null, in its alias: `as "total!"`. */
const alias = /\bas "(\w+)!"/gi;

/** A statement as the driver takes it: `$1` and so on stand for `parameters`. */
export type ParsedSql = {
  text: string;
  /** In the order of their numbers. */
  parameters: readonly string[];
  /** Those that may be null: `:name?`. */
  nullable: ReadonlySet<string>;
  /** The columns that are marked as never null. */
  neverNull: readonly string[];
};

/** Numbers the parameters `:name`, each name once, and takes the marks away. Throws for a parameter by its number. */
export const parseSql = (sql: string): ParsedSql => {
  const parameters: string[] = [];
  const nullable = new Set<string>();
  const neverNull = new Set<string>();
  const numbered = sql.replace(
    tokens,
    (token, _tag: string | undefined, name: string | undefined, mark: string | undefined) => {
      if (/^\$\d/.test(token)) throw new Error(`Name the parameter ${token}, as in :name.`);
      if (name === undefined) return token;
      if (!parameters.includes(name)) parameters.push(name);
      if (mark !== undefined) nullable.add(name);
      return `$${parameters.indexOf(name) + 1}`;
    },
  );
  const text = numbered.replace(alias, (_, name: string) => {
    neverNull.add(name);
    return `as "${name}"`;
  });
  return { text, parameters, nullable, neverNull: [...neverNull] };
};
