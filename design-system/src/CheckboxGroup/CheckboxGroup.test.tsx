import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup';

test('an answer that is not to be had cannot be ticked, and the others can', () => {
  const options = [
    { id: 'links', label: 'Links do not work' },
    { id: 'source', label: 'The source is not clear', isDisabled: true },
  ];
  const page = renderToStaticMarkup(
    <CheckboxGroup label="Reasons" options={options} value={[]} onChange={vi.fn()} />,
  );
  const boxes = page.match(/<input [^>]*type="checkbox"[^>]*>/g) ?? [];
  expect(boxes.map((box) => box.includes('disabled=""'))).toEqual([false, true]);
});
