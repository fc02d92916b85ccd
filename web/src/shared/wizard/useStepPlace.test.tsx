// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useStepInAddress, useStepPlace } from './useStepPlace';

let close = (): void => undefined;
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** A task of five steps of which three were reached, opened from My Releases. */
async function open(at: string, options = { furthest: 2, opensAtFirst: false, isNew: false }) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Steps = () => {
    const { index, reached } = useStepPlace(options);
    useStepInAddress(index);
    return `Step ${index + 1} of ${reached + 1}`;
  };
  const { pathname, search } = new URL(at, 'http://localhost');
  const router = createMemoryRouter(
    [
      { path: '/', element: 'My Releases' },
      { path: '/task', element: <Steps /> },
    ],
    { initialEntries: ['/', { pathname, search, state: { packageId: '360' } }], initialIndex: 1 },
  );
  const place = document.createElement('div');
  const root = createRoot(place);
  close = () => act(() => root.unmount());
  await act(async () => root.render(<RouterProvider router={router} />));
  return { place, router, back: () => act(() => router.navigate(-1)) };
}

test.each([
  ['/task', '?currentStep=3', 'Step 3 of 3'],
  ['/task?from=mail', '?from=mail&currentStep=3', 'Step 3 of 3'],
  ['/task?currentStep=2', '?currentStep=2', 'Step 2 of 3'],
  ['/task?currentStep=9', '?currentStep=3', 'Step 3 of 3'],
  ['/task?currentStep=soon', '?currentStep=1', 'Step 1 of 3'],
])('%s is at %s', async (at, search, shown) => {
  const { place, router, back } = await open(at);
  expect([router.state.location.search, place.textContent]).toEqual([search, shown]);
  expect(router.state.location.state).toEqual({ packageId: '360' });
  await back();
  expect(place.textContent).toBe('My Releases');
});

test('what is new and reloaded at its first step leads no further than before', async () => {
  const { place } = await open('/task?currentStep=1', { furthest: 1, opensAtFirst: true, isNew: true });
  expect(place.textContent).toBe('Step 1 of 1');
});
