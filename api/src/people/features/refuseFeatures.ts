import { message, missingForFeature } from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import { inputProblem } from '../../platform/call/problem';

/** The warning comes before extending ends: two numbers of seconds, the larger one first. */
const isTimeoutInOrder = (text: unknown): boolean => {
  if (typeof text !== 'string') return true;
  const [warning = 0, noRefresh = 0] = text.split(',').map(Number);
  return warning > noRefresh;
};

/**
 * Refuses switches that are to be turned although this version has no screens for them, and a session's end out of
 * order. @param before what is stored now: what stays as it is, is not refused
 */
export const refuseFeatures = (
  wanted: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): void => {
  const errors: FieldError[] = Object.entries(wanted).flatMap(([name, value]) => {
    const missing = missingForFeature[name];
    if (missing === undefined || value === before[name]) return [];
    const text = message('feature-not-available', { missing });
    return [{ pointer: `/${name}`, rule: 'not-available', message: text }];
  });
  if (!isTimeoutInOrder(wanted['sessionTimeout'])) {
    const text = message('session-timeout-order');
    errors.push({ pointer: '/sessionTimeout', rule: 'order', message: text });
  }
  if (errors.length > 0) throw inputProblem(errors);
};
