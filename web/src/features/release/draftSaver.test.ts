import { ApiError, type ProblemCode } from '@dispatch/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSaver, type Saved } from './draftSaver';
import type { LocalCopy } from './localCopy';
import { emptyRelease, type ReleaseValues } from './releaseValues';
import { saveState } from './saving';

const unsaved = { distributionId: null, distributionVersion: null, prwebPressReleaseId: null };
const refusal = (status: number, code: ProblemCode, more = {}, retryAfter: number | null = null): ApiError =>
  new ApiError(
    { type: 'about:blank', title: '', status, code, requestId: '', message: code, ...more },
    retryAfter,
  );

function setUp(isOnDemand = false) {
  let values: ReleaseValues = emptyRelease();
  const sent: { headline: string; version: number | null }[] = [];
  const automatic: boolean[] = [];
  const waiting: { resolve: (saved: Saved) => void; reject: (error: unknown) => void }[] = [];
  const copies = new Map<number | null, LocalCopy>();
  const firsts: Saved[] = [];
  let version = 0;
  let unread: string | null = null;
  const saver = new DraftSaver(
    {
      read: () => values,
      readTyped: () => {
        const last = unread;
        unread = null;
        if (last !== null) type(last);
      },
      send: (given, { distributionVersion }, isAutomatic) => {
        automatic.push(isAutomatic);
        sent.push({ headline: given.headline, version: distributionVersion });
        return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      },
      keep: (id, copy) => {
        if (copy === null) copies.delete(id);
        else copies.set(id, copy);
      },
      onFirstSave: (saved) => firsts.push(saved),
      isOnDemand,
      now: () => new Date('2026-11-20T16:42:00Z'),
    },
    { identity: unsaved, savedAt: null, known: values },
  );
  const type = (headline: string): void => {
    values = { ...values, headline };
    saver.touch();
  };
  const beginTyping = (headline: string): void => {
    unread = headline;
  };
  const succeed = (): void => {
    version += 1;
    waiting.shift()?.resolve({
      distributionId: 43,
      prwebPressReleaseId: 204_851,
      distributionVersion: version,
      releaseDate: '2026-11-23T13:30:00',
      savedAt: '2026-11-20T16:42:00.000Z',
    });
  };
  const fail = (error: unknown): void => waiting.shift()?.reject(error);
  const state = () => saver.getState();
  const give = (headline: string) => (): void => {
    values = { ...values, headline };
    saver.touch();
  };
  return { saver, sent, automatic, copies, firsts, type, beginTyping, give, succeed, fail, state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows and saves what was typed a moment ago and the form has not taken yet', () => {
  const { saver, sent, type, beginTyping } = setUp();
  beginTyping('a');
  expect(saver.isUnsaved).toBe(true);
  type('ab');
  beginTyping('abc');
  void saver.save();
  expect(sent).toMatchObject([{ headline: 'abc' }]);
});

describe('saving by itself', () => {
  it('waits until the typing has stopped', async () => {
    const { sent, type } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(1500);
    type('ab');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(sent).toEqual([{ headline: 'ab', version: null }]);
  });

  it('waits without a word when it comes too often, and then saves what was typed last', async () => {
    const { saver, sent, copies, type, succeed, fail, state } = setUp();
    type('a');
    await vi.advanceTimersByTimeAsync(2000);
    fail(refusal(429, 'too-many-requests', {}, 30));
    await vi.advanceTimersByTimeAsync(0);
    expect(saveState(state().saving)).toBe('idle');
    type('ab');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(sent).toHaveLength(1);
    expect(saver.isUnsaved).toBe(true);
    expect(copies.get(null)?.values.headline).toBe('ab');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.map(({ headline }) => headline)).toEqual(['a', 'ab']);
    succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(saveState(state().saving)).toBe('saved');
  });

  it('says so when a save that somebody asked for comes too often, and tries again all the same', async () => {
    const { saver, sent, type, fail, state } = setUp();
    type('a');
    const asked = saver.save();
    fail(refusal(429, 'too-many-requests'));
    expect(await asked).toBe(false);
    expect(saveState(state().saving)).toBe('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it('never lets two saves overlap, and saves next what was typed meanwhile', async () => {
    const { saver, sent, type, succeed, state } = setUp();
    type('a');
    const first = saver.save();
    type('ab');
    const second = saver.save();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    succeed();
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([
      { headline: 'a', version: null },
      { headline: 'ab', version: 1 },
    ]);
    succeed();
    expect(await second).toBe(true);
    expect(state().identity.distributionVersion).toBe(2);
    expect(saver.isUnsaved).toBe(false);
  });

  it('sends nothing when nothing has changed', async () => {
    const { saver, sent } = setUp();
    saver.touch();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
  });
});

it('says of a save whether somebody asked for it, and keeps on demand what was saved automatically', async () => {
  const { saver, sent, automatic, type, succeed } = setUp();
  type('a');
  await vi.advanceTimersByTimeAsync(2000);
  succeed();
  const asked = saver.save();
  await vi.advanceTimersByTimeAsync(0);
  succeed();
  expect(await asked).toBe(true);
  expect(automatic).toEqual([true, false]);
  await saver.save();
  expect(sent.map(({ headline }) => headline)).toEqual(['a', 'a']);
});

describe('the first save', () => {
  it('makes the release, though nothing was typed, and tells what the server has given, once', async () => {
    const { saver, sent, firsts, type, succeed } = setUp();
    const first = saver.save();
    succeed();
    expect(await first).toBe(true);
    expect(firsts.map(({ distributionId }) => distributionId)).toEqual([43]);
    expect(await saver.save()).toBe(true);
    expect(sent).toHaveLength(1);
    type('a');
    const second = saver.save();
    succeed();
    await second;
    expect([sent.length, firsts.length]).toEqual([2, 1]);
  });
});

describe('what the server puts into the form', () => {
  it('is no change of the person', async () => {
    const { saver, sent, copies, give } = setUp();
    saver.learn(give('given'));
    saver.touch();
    await vi.advanceTimersByTimeAsync(5000);
    expect([saver.isUnsaved, copies.size, sent.length]).toEqual([false, 0, 0]);
  });

  it('takes the place of what was typed, when the person chooses so', async () => {
    const { saver, sent, copies, type, give, fail, state } = setUp();
    type('a');
    void saver.save();
    fail(refusal(409, 'draft-stale', { currentVersion: 7, savedBy: 'ruth', savedAt: 'T' }));
    await vi.advanceTimersByTimeAsync(0);
    saver.replace({ ...unsaved, distributionVersion: 7 }, 'T', give('of ruth'));
    await vi.advanceTimersByTimeAsync(5000);
    expect([state().stale, saver.isUnsaved, copies.size, sent.length]).toEqual([null, false, 0, 1]);
    expect(state().identity.distributionVersion).toBe(7);
  });
});

it('on demand saves nothing unless somebody asks for it, and keeps what was typed in the browser', async () => {
  const { saver, sent, copies, type, succeed } = setUp(true);
  type('a');
  saver.saveOnLeaving();
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, copies.get(null)?.values.headline, saver.isUnsaved]).toEqual([[], 'a', true]);
  const asked = saver.save();
  succeed();
  expect([await asked, sent.length, copies.size]).toEqual([true, 1, 0]);
});

it('after a submission nothing is left to save, and no copy stays', async () => {
  const { saver, sent, copies, type } = setUp();
  type('a');
  saver.forget();
  await vi.advanceTimersByTimeAsync(5000);
  expect([saver.isUnsaved, copies.size, sent.length]).toEqual([false, 0, 0]);
});

describe('the copy in the browser', () => {
  it('stays until the server has everything', async () => {
    const { saver, copies, type, succeed, fail } = setUp();
    type('a');
    expect(copies.get(null)?.values.headline).toBe('a');
    void saver.save();
    fail(refusal(0, 'no-answer'));
    await vi.advanceTimersByTimeAsync(0);
    expect(copies.get(null)?.values.headline).toBe('a');
    void saver.save();
    succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(copies.size).toBe(0);
  });

  it('names what a save carried until its answer has come', async () => {
    const { saver, copies, type, succeed, fail } = setUp();
    type('a');
    void saver.save();
    type('ab');
    expect(copies.get(null)).toMatchObject({ values: { headline: 'ab' }, sent: { headline: 'a' } });
    fail(refusal(0, 'no-answer'));
    await vi.advanceTimersByTimeAsync(0);
    type('abc');
    expect(copies.get(null)).toMatchObject({ sent: { headline: 'a' } });
    void saver.save();
    fail(refusal(429, 'too-many-requests', {}, 60));
    await vi.advanceTimersByTimeAsync(0);
    type('abcd');
    expect(copies.get(null)).toMatchObject({ sent: { headline: 'a' } });
    void saver.save();
    type('abcde');
    succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect(copies.get(43)?.sent).toBeUndefined();
  });

  it('of what was typed during the first save belongs to the release that it made', async () => {
    const { saver, copies, type, succeed } = setUp();
    type('a');
    void saver.save();
    type('ab');
    succeed();
    await vi.advanceTimersByTimeAsync(0);
    expect([...copies.keys()]).toEqual([43]);
    expect(copies.get(43)).toMatchObject({ distributionVersion: 1, values: { headline: 'ab' } });
  });
});

describe('a newer version at the server', () => {
  const stale = refusal(409, 'draft-stale', { currentVersion: 7, savedBy: 'ruth', savedAt: 'T' });

  it('stops all saving until the person chooses', async () => {
    const { saver, sent, type, fail, state } = setUp();
    type('a');
    void saver.save();
    fail(stale);
    await vi.advanceTimersByTimeAsync(0);
    expect(state().stale).toEqual({ currentVersion: 7, savedBy: 'ruth', savedAt: 'T' });
    type('ab');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await saver.save()).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('is followed by mine when I choose so', async () => {
    const { saver, sent, type, fail, succeed } = setUp();
    type('a');
    void saver.save();
    fail(stale);
    await vi.advanceTimersByTimeAsync(0);
    const kept = saver.keepMine();
    succeed();
    expect(await kept).toBe(true);
    expect(sent.at(-1)).toEqual({ headline: 'a', version: 7 });
  });
});
