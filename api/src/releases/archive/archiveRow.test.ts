import { formatDay } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { readArchiveRow, type ArchiveCells } from './archiveRow';

const good: ArchiveCells = {
  login: ' Dana@Harbor.example ',
  headline: 'Harbor Robotics delivers\n its hundredth crane',
  'legacy id': '11482930',
  'public address': 'https://www.prweb.example/releases/2014/03/prweb11482930.htm',
  'release date': '2014-03-18 12:00:00',
  amount: '199.00',
};

test('a good row is kept as people would read it', () => {
  expect(readArchiveRow(good)).toEqual({
    login: 'dana@harbor.example',
    legacyId: 11_482_930,
    headline: 'Harbor Robotics delivers its hundredth crane',
    publicUrl: good['public address'],
    releaseDate: new Date('2014-03-18T12:00:00Z'),
    amountCents: 19_900,
  });
});

test.each([
  ['', null],
  ['2014-03-18', '2014-03-18T04:00:00.000Z'],
  ['2014-01-18', '2014-01-18T05:00:00.000Z'],
  ['2014-03-18T12:30', '2014-03-18T12:30:00.000Z'],
  ['2014-03-18T12:30:15Z', '2014-03-18T12:30:15.000Z'],
  ['2014-03-18 12:30:15.123', '2014-03-18T12:30:15.000Z'],
])('the release date %j is %j', (text, expected) => {
  const row = readArchiveRow({ ...good, 'release date': text });
  expect(row).toMatchObject({ releaseDate: expected === null ? null : new Date(expected) });
});

test('a release date without a time is shown as that very day', () => {
  const row = readArchiveRow({ ...good, 'release date': '2014-03-18' });
  expect(typeof row === 'object' && formatDay(row.releaseDate)).toBe('18 Mar 2014');
});

test.each([
  ['0', 0],
  ['199', 19_900],
  ['$1,234.5', 123_450],
  ['0.07', 7],
  ['1000000', 100_000_000],
])('the amount %j is %d cents', (amount, expected) => {
  expect(readArchiveRow({ ...good, amount })).toMatchObject({ amountCents: expected });
});

test.each([
  ['login', '', /login is missing/],
  ['login', 'dana ortiz', /has spaces/],
  ['login', 'x'.repeat(101), /longer than 100/],
  ['headline', ' \n ', /headline is missing/],
  ['headline', 'x'.repeat(501), /longer than 500/],
  ['headline', 'M\uFFFDnchen', /not UTF-8/],
  ['headline', 'a\0b', /cannot be kept/],
  ['legacy id', '', /not a number/],
  ['legacy id', '0', /not a number/],
  ['legacy id', '1.5', /not a number/],
  ['legacy id', '2147483648', /not a number/],
  ['public address', 'www.prweb.example', /does not begin with http/],
  ['public address', 'javascript:alert(1)', /does not begin with http/],
  ['release date', '3/18/2014', /not written as/],
  ['release date', '2014-02-30', /not written as/],
  ['release date', '2014-03-18 25:00', /not written as/],
  ['amount', '', /not written as/],
  ['amount', '-5', /not written as/],
  ['amount', '1,99', /not written as/],
  ['amount', '1.999', /not written as/],
  ['amount', '1000000.01', /larger than/],
] as const)('the %s %j is refused', (column, text, expected) => {
  expect(readArchiveRow({ ...good, [column]: text })).toMatch(expected);
});

test('everything that is wrong with a row is said at once', () => {
  expect(readArchiveRow({ ...good, login: '', amount: 'x' })).toBe(
    "the login is missing; the amount 'x' is not written as 199 or 1,234.50",
  );
});
