import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RichTextEditor } from './RichTextEditor';

// On its way, and never there.
vi.mock('./TinyEditor', () => new Promise(() => undefined));

test('while the editor loads, its place can take the focus from an error summary, and says what is coming', () => {
  const page = renderToStaticMarkup(
    <RichTextEditor label="Release body" name="body" value="" onChange={vi.fn()} elements={{}} />,
  );
  const place = /<div[^>]* id="body"[^>]*>|<div id="body"[^>]*>/.exec(page)?.[0];
  expect(place).toContain('tabindex="-1"');
  expect(place).toContain('aria-busy="true"');
  expect(page).toMatch(/role="status"><span[^>]*>Loading the editor for Release body…</);
});
