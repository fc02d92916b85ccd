import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for each other. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** A code by chance that people read and type, such as `k7mq2-wx9ab`: nearly five bits a sign. */
export const readableCode = (groups: number, length: number): string => {
  const group = () => Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
  return Array.from({ length: groups }, group).join('-');
};

/** What counts of a code that somebody has typed: its signs, in small letters. */
export const signsOf = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z\d]/g, '');
