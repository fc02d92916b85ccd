import { expect, it } from 'vitest';
import { isUnsaved, nothingToSave, saveState, saving, type Saving, type SavingEvent } from './saving';

const after = (...events: readonly SavingEvent[]): Saving => events.reduce(saving, nothingToSave);

it('keeps what was typed during a save as unsaved', () => {
  const state = after(
    { type: 'edited' },
    { type: 'asked' },
    { type: 'edited' },
    { type: 'succeeded', at: 'T' },
  );
  expect(isUnsaved(state)).toBe(true);
  expect(saveState(state)).toBe('idle');
});

it('never lets two saves overlap', () => {
  const state = after({ type: 'edited' }, { type: 'asked' }, { type: 'edited' }, { type: 'asked' });
  expect(state.sending).toBe(1);
});

it('says that it is not saved after a failure, and keeps it unsaved', () => {
  const state = after({ type: 'edited' }, { type: 'asked' }, { type: 'failed', error: new Error('offline') });
  expect(saveState(state)).toBe('failed');
  expect(isUnsaved(state)).toBe(true);
});

it('says that it is saved when nothing was typed since', () => {
  expect(saveState(after({ type: 'edited' }, { type: 'asked' }, { type: 'succeeded', at: 'T' }))).toBe(
    'saved',
  );
});

it('forgets a failure once a save has succeeded, or the release was loaded anew', () => {
  const failed: SavingEvent[] = [
    { type: 'edited' },
    { type: 'asked' },
    { type: 'failed', error: new Error('offline') },
  ];
  expect(saveState(after(...failed, { type: 'asked' }, { type: 'succeeded', at: 'T' }))).toBe('saved');
  const loaded = after(...failed, { type: 'loaded', at: 'T' });
  expect([saveState(loaded), isUnsaved(loaded)]).toEqual(['saved', false]);
});
