import { cents, startOfEasternDay, type Cents, fromDollars } from '@dispatch/contract';

export const archiveColumns = [
  'login',
  'headline',
  'legacy id',
  'public address',
  'release date',
  'amount',
] as const;

export type ArchiveColumn = (typeof archiveColumns)[number];

export type ArchiveCells = Readonly<Record<ArchiveColumn, string>>;

export type ArchiveRow = {
  login: string;
  legacyId: number;
  headline: string;
  publicUrl: string | null;
  releaseDate: Date | null;
  amountCents: Cents;
};

class CellError extends Error {}

const largestId = 2_147_483_647;
const most = { login: 100, headline: 500, address: 2000, cents: 100_000_000 };

const error = (why: string): never => {
  throw new CellError(why);
};

const readLogin = (text: string): string => {
  const login = text.trim().toLowerCase();
  if (login === '') error('the login is missing');
  if (/\s/.test(login)) error(`the login '${login}' has spaces in it`);
  return login.length > most.login ? error(`the login is longer than ${most.login} characters`) : login;
};

const readHeadline = (text: string): string => {
  const headline = text.replace(/\s+/g, ' ').trim();
  if (headline === '') error('the headline is missing');
  return headline.length > most.headline
    ? error(`the headline is longer than ${most.headline} characters`)
    : headline;
};

const readId = (text: string): number => {
  const digits = text.trim();
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  return id >= 1 && id <= largestId ? id : error(`the legacy id '${digits}' is not a number from 1`);
};

const readAddress = (text: string): string | null => {
  const address = text.trim();
  if (address === '') return null;
  const isWeb = /^https?:\/\//i.test(address) && URL.canParse(address);
  if (!isWeb) error(`the public address '${address.slice(0, 80)}' does not begin with http:// or https://`);
  return address.length > most.address
    ? error(`the public address is longer than ${most.address} characters`)
    : address;
};

const datePattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/;

/** A day without a time is that day where release times are read, and not the evening before there. */
const readDate = (text: string): Date | null => {
  const given = text.trim();
  if (given === '') return null;
  const [, day = '', minute, second = '00'] = datePattern.exec(given) ?? [];
  const at = `${day}T${minute ?? '00:00'}:${second}`;
  const date = new Date(`${at}Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(at);
  if (!exists) error(`the release date '${given}' is not written as 2014-03-18 or 2014-03-18 12:00:00 (UTC)`);
  return minute === undefined ? startOfEasternDay(day) : date;
};

const readAmount = (text: string): Cents => {
  const given = text.trim();
  const [, dollars = '', rest = ''] = /^\$?(\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(given) ?? [];
  if (dollars === '') error(`the amount '${given}' is not written as 199 or 1,234.50`);
  const amount = fromDollars(Number(`${dollars.replaceAll(',', '')}.${rest}`));
  return amount > most.cents ? error('the amount is larger than 1,000,000') : amount;
};

export const readArchiveRow = (cells: ArchiveCells): ArchiveRow | string => {
  const errors: string[] = [];
  const tried = <Value>(read: (text: string) => Value, column: ArchiveColumn, instead: Value): Value => {
    try {
      const text = cells[column];
      if (text.includes('\uFFFD')) error(`the ${column} has characters that are not UTF-8`);
      if (text.includes('\0')) error(`the ${column} has characters that cannot be kept`);
      return read(text);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push(error.message);
      return instead;
    }
  };
  const row = {
    login: tried(readLogin, 'login', ''),
    legacyId: tried(readId, 'legacy id', 0),
    headline: tried(readHeadline, 'headline', ''),
    publicUrl: tried(readAddress, 'public address', null),
    releaseDate: tried(readDate, 'release date', null),
    amountCents: tried(readAmount, 'amount', cents(0)),
  };
  return errors.length === 0 ? row : errors.join('; ');
};
