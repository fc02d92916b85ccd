// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { movesView } from './screenChange';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/orders', false, true],
  ['/orders', true, false],
  [`${window.location.pathname}?page=2`, false, false],
])('%s, with less motion: %s, moves: %s', (address, isReduced, moves) => {
  Object.assign(document, { startViewTransition: vi.fn() });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  expect(movesView(address)).toBe(moves);
});
