import { releaseStates, statusLabel } from '@dispatch/contract';
import { describe, expect, it } from 'vitest';
import { statusTones, toneOfStatus } from './statusTones';

describe('toneOfStatus', () => {
  it('gives the same words the same tone wherever they stand', () => {
    for (const statuses of Object.values(statusTones)) {
      for (const [words, tone] of Object.entries(statuses)) expect(toneOfStatus(words), words).toBe(tone);
    }
  });

  it('reads the values of the wire and capitals', () => {
    expect(toneOfStatus('revoked')).toBe('refused');
    expect(toneOfStatus('EXPIRED')).toBe('onhold');
    expect(toneOfStatus(' requested ')).toBe('pending');
  });

  it('is neutral about words that are no status', () => {
    expect(toneOfStatus('Premium')).toBe('neutral');
    expect(toneOfStatus('')).toBe('neutral');
  });

  it('knows the words of every state of a release', () => {
    const known = new Set(Object.keys(statusTones.release));
    const words = releaseStates.flatMap((state) => [statusLabel(state, false), statusLabel(state, true)]);
    expect(words.filter((label) => !known.has(label))).toEqual([]);
  });
});
