import { expect, it } from 'vitest';
import { seal, sealedNow, unseal } from './sealing';

const [old, fresh] = ['old', 'new'].map((name, place) => ({ name, key: Buffer.alloc(32, place + 1) }));
if (old === undefined || fresh === undefined) throw new Error('There are two keys.');
const owner = { network: 'Twitter', userId: 7 };

it('keeps a secret that the same owner opens, each time otherwise, and nobody else', () => {
  const sealed = seal([fresh], owner, 'a-token');
  expect(sealed).not.toContain('a-token');
  expect(seal([fresh], owner, 'a-token')).not.toBe(sealed);
  expect(unseal([fresh], owner, sealed)).toBe('a-token');
  expect(unseal([fresh], { ...owner, userId: 8 }, sealed)).toBeNull();
  const changed = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  expect(unseal([fresh], owner, changed)).toBeNull();
});

it('opens what an older key has sealed as long as that is there, and seals by the first', () => {
  const sealed = seal([old], owner, 'a-token');
  expect(unseal([fresh, old], owner, sealed)).toBe('a-token');
  expect(unseal([fresh], owner, sealed)).toBeNull();
  expect(seal([fresh, old], owner, 'a-token').startsWith('v1.new.')).toBe(true);
  expect(sealedNow([fresh, old])).toBe('v1.new.%');
  expect(() => seal([], owner, 'a-token')).toThrow(/TOKEN_KEYS/);
});
