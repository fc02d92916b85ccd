// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pagePlace } from '../testing/pagePlace';
import { useFollowedWords } from './useFollowedWords';

const onSearch = vi.fn();
const { place, show: render } = pagePlace();
beforeEach(() => onSearch.mockClear());

/** Types one more sign with each click, or sends what is there. */
function Field({ search }: { search: string }) {
  const { words, setWords, send } = useFollowedWords(search, onSearch);
  return (
    <>
      <output>{words}</output>
      <button onClick={() => setWords(`${words}! `)}>Type</button>
      <button onClick={() => send(words)}>Send</button>
    </>
  );
}

const show = (search: string): void => render(<Field search={search} />);
const press = (name: string): void =>
  act(() => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const shown = (): string | null | undefined => place.querySelector('output')?.textContent;

test('what is typed stays until the address has another search, which the field then shows', () => {
  show('crane');
  press('Type');
  show('crane');
  expect(shown()).toBe('crane! ');
  show('');
  expect(shown()).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

test('what is typed while words that were sent are on their way to the address stays', () => {
  show('crane');
  press('Type');
  press('Send');
  expect(onSearch).toHaveBeenLastCalledWith('crane!');
  expect(shown()).toBe('crane!');
  press('Type');
  show('crane!');
  expect(shown()).toBe('crane!! ');
  show('crane');
  expect(shown()).toBe('crane');
  show('crane!');
  expect(shown()).toBe('crane!');
});

test('the same words can be sent again, and the field follows the address as before', () => {
  show('crane');
  press('Send');
  expect(onSearch).toHaveBeenLastCalledWith('crane');
  show('pier');
  show('crane');
  expect(shown()).toBe('crane');
});
