import { appendFileSync, chmodSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Journal } from './journal';

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'journal-')), 'rows.jsonl');

test('rows are there when the file is opened again, as last set', () => {
  const file = freshFile();
  const rows = new Journal(file).collection<{ n: number }>('rows');
  rows.set('a', { n: 1 });
  rows.set('b', { n: 2 });
  rows.set('a', { n: 3 });
  rows.delete('b');
  expect(new Journal(file).collection('rows').entries()).toEqual([['a', { n: 3 }]]);
});

test('a line that a crash cut short is dropped, and writing goes on after it', () => {
  const file = freshFile();
  new Journal(file).collection('rows').set('a', 1);
  appendFileSync(file, '[["rows","b"');
  new Journal(file).collection('rows').set('c', 3);
  expect(new Journal(file).collection('rows').entries()).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
});

test('a batch is written as one line, also when it ends in a refusal', () => {
  const file = freshFile();
  const journal = new Journal(file);
  const rows = journal.collection<number>('rows');
  const refused = (): void =>
    journal.batch(() => {
      rows.set('declined', 1);
      throw new Error('declined');
    });
  expect(refused).toThrow('declined');
  expect(new Journal(file).collection('rows').all()).toEqual([1]);
});

test('only this user can read it, also one that was written before', () => {
  const file = join(dirname(freshFile()), 'standins', 'rows.jsonl');
  const modes = () => [dirname(file), file].map((path) => (statSync(path).mode & 0o777).toString(8));
  new Journal(file).collection('rows').set('a', 1);
  expect(modes()).toEqual(['700', '600']);
  chmodSync(file, 0o644);
  new Journal(file);
  expect(modes()).toEqual(['700', '600']);
});
