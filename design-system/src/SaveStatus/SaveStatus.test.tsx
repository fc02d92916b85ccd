import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SaveStatus } from './SaveStatus';

const page = (onRetry?: () => void): string =>
  renderToStaticMarkup(<SaveStatus state="failed" onRetry={onRetry} />);

test('Retry is offered only where there is a way to try again', () => {
  expect(page(vi.fn())).toContain('Retry');
  expect(page()).not.toContain('Retry');
  expect(page()).toContain('Not saved');
});
