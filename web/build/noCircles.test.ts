import { expect, it } from 'vitest';
import { circleIn } from './noCircles';

it('names the files of a circle, and takes what many import for none', () => {
  const imports = new Map([
    ['main', ['app', 'first']],
    ['app', ['light', 'first']],
    ['light', ['first']],
    ['first', []],
  ]);
  expect(circleIn(imports)).toBeNull();
  expect(circleIn(new Map([...imports, ['light', ['first', 'forms']], ['forms', ['app']]]))).toEqual([
    'app',
    'light',
    'forms',
    'app',
  ]);
});
