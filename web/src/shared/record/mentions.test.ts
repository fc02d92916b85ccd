import { expect, test } from 'vitest';
import { choicesFor, mentionAt, mentionedIn } from './mentions';

const ruth = { userId: 3, name: 'Ruth Adeyemi' };
const samuel = { userId: 4, name: 'Samuel Okafor' };

test.each([
  ['@', { start: 0, words: '' }],
  ['Please @ru', { start: 7, words: 'ru' }],
  ['(@Ruth Ad', { start: 1, words: 'Ruth Ad' }],
  ['ruth@desk', null],
  ['@ruth\nand', null],
])('%j', (before, found) => {
  expect(mentionAt(before)).toEqual(found);
});

test('names begin as they are typed, and who was chosen and deleted again is not mentioned', () => {
  const named = (words: string) => choicesFor({ words }, [ruth, samuel]).map(({ name }) => name);
  expect([named(''), named('OKA'), named('ade'), named('dey')]).toEqual([
    [ruth.name, samuel.name],
    [samuel.name],
    [ruth.name],
    [],
  ]);
  expect(mentionedIn('Ask @Ruth Adeyemi, not Samuel Okafor.', [ruth, samuel])).toEqual([ruth]);
});
