import { describe, expect, it } from 'vitest';
import { stateOfAll, withKeys } from './tableSelection';

describe('stateOfAll', () => {
  it('tells none, some and all of the rows that can be ticked', () => {
    expect(stateOfAll(['a', 'b'], new Set())).toBe('none');
    expect(stateOfAll(['a', 'b'], new Set(['b']))).toBe('some');
    expect(stateOfAll(['a', 'b'], new Set(['a', 'b', 'of another page']))).toBe('all');
  });

  it('is none where there is nothing to tick', () => {
    expect(stateOfAll([], new Set(['a']))).toBe('none');
  });
});

describe('withKeys', () => {
  it('keeps what is ticked on other pages', () => {
    const selected = new Set(['other']);
    expect([...withKeys(selected, ['a', 'b'], true)]).toEqual(['other', 'a', 'b']);
    expect([...withKeys(new Set(['other', 'a']), ['a'], false)]).toEqual(['other']);
    expect([...selected]).toEqual(['other']);
  });
});
