import { describe, expect, test } from 'vitest';
import { implementedCalls, named } from './contract/byId';
import { feedOf } from './feed/feeds';
import { whatIsMissing } from './feed/missing';

describe.each(named(implementedCalls))('%s', (_id, operation) => {
  test('has everything that its tests need', () => {
    expect(whatIsMissing(operation, feedOf(operation.id)).join('\n')).toBe('');
  });
});
