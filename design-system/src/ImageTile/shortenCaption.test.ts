import { describe, expect, it } from 'vitest';
import { shortenCaption } from './shortenCaption';

describe('a caption on a tile', () => {
  it('stays as it is up to 50 characters', () => {
    expect(shortenCaption('a'.repeat(50))).toBe('a'.repeat(50));
    expect(shortenCaption('')).toBe('');
  });

  it('loses what comes after, and says so', () => {
    expect(shortenCaption('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
  });

  it('leaves no gap before the mark', () => {
    expect(shortenCaption(`${'a'.repeat(49)} and more`)).toBe(`${'a'.repeat(49)}…`);
  });

  it('counts what people see as one character, and never cuts through it', () => {
    const family = '👨‍👩‍👧';
    expect(shortenCaption(family.repeat(50))).toBe(family.repeat(50));
    expect(shortenCaption(family.repeat(51))).toBe(`${family.repeat(50)}…`);
  });
});
