import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { CsvFileError, readCsv } from './readCsv';

const columns = ['address', 'name'] as const;

/** Reads it to its end, in pieces as a storage gives them; answers the refusal and how many pieces were asked for. */
const read = async (rows: (row: number) => string, count: number, mostCells?: number) => {
  let pieces = 0;
  const open = () =>
    Promise.resolve(
      Readable.from(
        (function* () {
          yield Buffer.from('address,name\n');
          for (let row = 0; row < count; row += 1) {
            pieces += 1;
            yield Buffer.from(rows(row));
          }
        })(),
        { highWaterMark: 2 },
      ),
    );
  let lines = 0;
  try {
    for await (const _line of readCsv(open, columns, mostCells)) lines += 1;
  } catch (error) {
    if (!(error instanceof CsvFileError)) throw error;
    return { refusal: error.message, lines, pieces };
  }
  return { refusal: null, lines, pieces };
};

test('a row of a million cells is refused by its line, before it is kept', async () => {
  const wide = `${','.repeat(64 * 1024)}\n`;
  const found = await read((row) => (row < 3 ? 'a@b.example,A\n' : wide), 160);
  expect(found).toMatchObject({
    refusal: 'Line 5: it has more than 200 cells. Nothing from here on was imported.',
  });
  expect(found.pieces).toBeLessThan(30);
});

test('a whole file of too many cells is refused by the line that has the next one', async () => {
  const found = await read(() => 'a@b.example,A\n'.repeat(1000), 20, 10_000);
  expect(found.refusal).toBe(
    'Line 5001: up to here the file has more than 10,000 cells. Nothing from here on was imported.',
  );
  expect(found.pieces).toBeLessThan(20);
});

test('as many as a table may have are read', async () => {
  expect(await read(() => 'a@b.example,A\n', 50, 102)).toMatchObject({ refusal: null, lines: 50 });
});
