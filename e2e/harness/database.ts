import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';

export interface Database {
  rows: <Row>(sql: string, ...values: unknown[]) => Promise<Row[]>;
  /** The first row. Throws when there is none. */
  row: <Row>(sql: string, ...values: unknown[]) => Promise<Row>;
  close: () => Promise<void>;
}

export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ ...connectionTo(url), max: 2 });
  pool.on('error', () => undefined);
  const rows = async <Row>(sql: string, ...values: unknown[]) =>
    (await pool.query(sql, values)).rows as Row[];
  return {
    rows,
    row: async <Row>(sql: string, ...values: unknown[]) => {
      const [first] = await rows<Row>(sql, ...values);
      if (first === undefined) throw new Error(`No row: ${sql}`);
      return first;
    },
    close: () => pool.end(),
  };
}
