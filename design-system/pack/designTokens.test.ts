import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens } from './designTokens';

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8');

test('every token is in the files, but what only a browser can work out', () => {
  const { base, light, dark } = designTokens(css);
  expect(base['petrol-420']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [0.42, 0.072, 218], hex: '#0a5667' },
  });
  expect(base['space-4']).toEqual({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
  expect(base['dur-2']).toEqual({ $type: 'duration', $value: { value: 140, unit: 'ms' } });
  expect(base['ease-out']).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
  expect([light['action-bg'], dark['action-bg']]).toEqual([
    { $type: 'color', $value: '{petrol-420}' },
    { $type: 'color', $value: '{petrol-780}' },
  ]);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  const written = new Set([...Object.keys(base), ...Object.keys(light)]);
  const left = [...new Set([...css.matchAll(/^ +--([\w-]+):/gm)].map(([, name = '']) => name))].filter(
    (name) => !written.has(name),
  );
  expect(left).toEqual([
    'mark-none',
    'shadow-sticky',
    'shadow-overlay',
    'focus',
    'text-raised',
    'leading-links',
    'measure-read',
  ]);
});
