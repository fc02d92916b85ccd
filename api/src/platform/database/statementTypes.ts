declare const json: unique symbol;

/** The value of a column of JSON, whose type its statement names: `.as<{ column: … }>()`. */
export type Json = { readonly [json]: never };

/** Types that may stand for columns of a row: of those that it has, and of no other kind than PostgreSQL says. */
export type NarrowedBy<Row, Narrow> = {
  [Column in keyof Narrow]: Column extends keyof Row
    ? NonNullable<Row[Column]> extends Json
      ? unknown
      : NonNullable<Row[Column]>
    : never;
};

/** The row with these types in it. What may be null stays so. */
export type Narrowed<Row, Narrow> = {
  [Column in keyof Row]: Column extends keyof Narrow
    ? Narrow[Column] | Extract<Row[Column], null>
    : Row[Column];
};
