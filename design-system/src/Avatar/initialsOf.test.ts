import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf';

describe('initialsOf', () => {
  it.each([
    ['Dana Ortiz', 'DO'],
    ['Dana van der Ortiz', 'DO'],
    ['dana', 'D'],
    ['  (Dr.) Åsa   Öberg ', 'DÖ'],
    ['dana.ortiz@lakeview.example', 'DE'],
    ['李 小龙', '李小'],
    ['🦀 Crab', 'C'],
    ['', ''],
    ['  ', ''],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps a letter that is made of several characters whole', () => {
    expect(initialsOf('É')).toBe('É'.toUpperCase());
  });
});
