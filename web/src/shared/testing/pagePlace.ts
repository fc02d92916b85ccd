import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** A place on the page in which each test of a file shows something, with nothing left of the test before. */
export function pagePlace() {
  let root: Root;
  const place = document.createElement('div');
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // There is no layout.
    Element.prototype.scrollIntoView = () => undefined;
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  });
  return { place, show: (shown: ReactNode): void => act(() => root.render(shown)) };
}
