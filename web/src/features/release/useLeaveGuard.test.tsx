// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftSaver } from './draftSaver';
import { useLeaveGuard } from './useLeaveGuard';

let close = (): void => undefined;
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** The wizard in its second step, come from the first, with words in a field that are no answer. */
const typed = async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const mayGoTo = vi.fn(() => false);
  const saver = { isUnsaved: false, isOnDemand: false } as DraftSaver;
  const Wizard = () => {
    const question = useLeaveGuard({ saver, undone: null, isUploading: false, mayGoTo });
    return question === null ? null : <p role="alertdialog" />;
  };
  const at = (step: number) => `/distribution/create/43?currentStep=${step}`;
  const routes = [{ path: '/distribution/create/:id', element: <Wizard /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at(1), at(2)], initialIndex: 1 });
  const place = document.createElement('div');
  const root = createRoot(place);
  close = () => act(() => root.unmount());
  await act(async () => root.render(<RouterProvider router={router} />));
  const back = () => act(() => router.navigate(-1));
  const go = (step: number) => act(() => router.navigate(at(step)));
  return { mayGoTo, back, go, place, step: () => router.state.location.search };
};

test('a step is kept against the Back of the browser and against a link, and says by itself why', async () => {
  const { mayGoTo, back, go, place, step } = await typed();
  await back();
  expect([step(), mayGoTo.mock.calls]).toEqual(['?currentStep=2', [[0]]]);
  await go(3);
  expect([step(), mayGoTo.mock.calls.at(-1)]).toEqual(['?currentStep=2', [2]]);
  expect(place.querySelector('[role="alertdialog"]')).toBeNull();
  mayGoTo.mockReturnValue(true);
  await back();
  expect(step()).toBe('?currentStep=1');
});
