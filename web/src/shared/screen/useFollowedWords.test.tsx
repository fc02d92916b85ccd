// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollowedWords } from './useFollowedWords';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** Types one more sign with each click. */
function Field({ search }: { search: string }) {
  const [words, setWords] = useFollowedWords(search);
  return <button onClick={() => setWords(`${words}!`)}>{words}</button>;
}

test('what is typed stays until the address has another search, which the field then shows', () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  act(() => root.render(<Field search="crane" />));
  act(() => place.querySelector('button')?.click());
  act(() => root.render(<Field search="crane" />));
  expect(place.textContent).toBe('crane!');
  act(() => root.render(<Field search="" />));
  expect(place.textContent).toBe('');
  act(() => root.unmount());
  place.remove();
});
