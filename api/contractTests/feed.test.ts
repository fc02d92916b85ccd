import { describe, expect, test } from 'vitest';
import { everyCall, named } from './contract/byId';
import { feedOf } from './feed/feeds';
import { whatIsMissing } from './feed/missing';

describe.each(named(everyCall))('%s', (_id, operation) => {
  test('has everything that its tests need', () => {
    expect(whatIsMissing(operation, feedOf(operation.id)).join('\n')).toBe('');
  });
});
