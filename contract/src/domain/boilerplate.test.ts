import { expect, it } from 'vitest';
import { beforeBoilerplate } from './boilerplate';

it.each([
  ['<p>One</p>', '<p><strong>About Harborline</strong></p><p>It builds robots.</p>'],
  ['<p>About time.</p><ul><li><p>About us</p></li></ul>', '<h3>About Cedar Works</h3><p>Desks.</p>'],
  ['<p>One</p><ul><li><p>About us</p></li></ul>', ''],
  ['', ''],
])('parts %s from its boilerplate', (told, boilerplate) => {
  expect(beforeBoilerplate(told + boilerplate)).toEqual([told, boilerplate]);
});
