// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Option } from '../ListOptions/ListOptions';
import { useOptionSearch, type OptionSearch } from './useOptionSearch';

type Search = ReturnType<typeof useOptionSearch>;

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (options: readonly Option[]) => void;
}

let root: Root;
let asked: Asked[];
let found: Search;

const search: OptionSearch = {
  minLength: 3,
  find: (text, signal) => new Promise((answer) => asked.push({ text, signal, answer })),
};

function Field({ tell }: { tell: (found: Search) => void }) {
  const state = useOptionSearch(search);
  useEffect(() => {
    tell(state);
  });
  return null;
}

const look = (text: string) => act(() => found.look(text));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answer = (at: number, label: string) =>
  act(async () => {
    asked[at]?.answer([{ id: label, label }]);
    await Promise.resolve();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  asked = [];
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Field tell={(state) => (found = state)} />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('searches half a second after the last key, for what stands there then', async () => {
  look('dan');
  await wait(400);
  look('dana ');
  expect(found.state).toBe('searching');
  await wait(499);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked.map(({ text }) => text)).toEqual(['dana']);
});

test('asks nobody about too few characters, and forgets what was found before', async () => {
  look('dana');
  await wait(500);
  await answer(0, 'dana.ortiz');
  expect(found.options).toHaveLength(1);
  look('da ');
  await wait(500);
  expect(asked).toHaveLength(1);
  expect([found.state, found.options]).toEqual(['short', []]);
});

test('an answer that comes after the next key is not heard', async () => {
  look('dana');
  await wait(500);
  look('daniel');
  await wait(500);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await answer(1, 'daniel.ng');
  await answer(0, 'dana.ortiz');
  expect(found.options.map(({ label }) => label)).toEqual(['daniel.ng']);
});

test('a search is given up when its field goes', async () => {
  look('dana');
  await wait(500);
  act(() => root.render(null));
  expect(asked[0]?.signal.aborted).toBe(true);
});
