import { expect, it, onTestFinished, vi } from 'vitest';
import { printVerdict } from './printVerdict';
import { type Outcome, type Session } from './session';
import { verdictOn } from './verdict';

const setting = { chromium: '156.0.1', system: 'linux x64', rendering: 'ab' };
const outcome = (part: Partial<Outcome> & Pick<Outcome, 'kind'>): Outcome => ({
  story: { id: 'tag--long', title: 'Content/Tag › Long', file: 'Tag.stories.tsx' },
  pose: 'dark',
  ...part,
});

function printed(outcomes: Outcome[], storedSetting: Session['storedSetting'] = setting): string {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => write.mockRestore());
  const session = { setting, storedSetting, isWhole: true, madeOf: {}, outcomes };
  printVerdict(session, verdictOn(session));
  write.mockRestore();
  return lines.join('');
}

it('names what changed, where to look at it, and how to take it over', () => {
  const text = printed([outcome({ kind: 'changed', part: 0.0123 }), outcome({ kind: 'equal' })]);
  expect(text).toContain('2 pictures: 1 as stored.');
  expect(text).toContain('Content/Tag › Long, dark: 1.2 % of the pixels differ');
  expect(text).toContain('test-results/shots/index.html');
  expect(text).toContain('npm run shots:accept');
});

it('asks for nothing when all is as stored', () => {
  expect(printed([outcome({ kind: 'close', part: 0.0001 })])).not.toContain('shots:accept');
});

it('says why a story cannot be pictured', () => {
  expect(printed([outcome({ kind: 'fault', reason: 'It throws\nat once' })])).toContain(
    'Content/Tag › Long, dark: cannot be pictured: It throws\n',
  );
});

it('names each story whose play stops, and does not ask to take its picture over', () => {
  const text = printed([outcome({ kind: 'stopped', reason: 'There is no link\nanywhere' })]);
  expect(text).toContain(
    'Content/Tag › Long, dark: play stops before its end (tag--long): There is no link\n',
  );
  expect(text).not.toContain('shots:accept');
});

it('reports what differs elsewhere, and says that it does not judge it', () => {
  const text = printed([outcome({ kind: 'new' })], { ...setting, rendering: 'cd' });
  expect(text).toContain('Not judged. The stored pictures were taken with other fonts of the system.');
  expect(text).toContain('Content/Tag › Long, dark: new');
  expect(text).not.toContain('shots:accept');
});
