/** SQL that prints a timestamptz as an instant of the wire: UTC with milliseconds and `Z`. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
