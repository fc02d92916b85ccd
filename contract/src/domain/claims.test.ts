import { expect, it } from 'vitest';
import { mayApprove } from './claims';

const ruth = { userId: 3, login: 'ruth', impersonator: null };
const samuel = { userId: 2, login: 'samuel', impersonator: null };

it.each([
  [null, ruth, false, true],
  [ruth, samuel, false, true],
  [ruth, ruth, false, false],
  [ruth, ruth, true, true],
  [ruth, { ...samuel, impersonator: ruth }, false, false],
  [{ userId: 2, login: 'ruth' }, ruth, false, false],
  [{ userId: null, login: 'deleted-3' }, ruth, false, true],
] as const)('who passed it up does not approve it: %j, %j, alone %s: %s', (passedUpBy, who, isAlone, may) => {
  expect(mayApprove(passedUpBy, who, isAlone)).toBe(may);
});
