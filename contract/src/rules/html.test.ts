import { expect, test } from 'vitest';
import { runningText, visibleText } from './html';

test('what the rules judge has no tags, and nothing in their place', () => {
  expect(visibleText('<p>One <strong>two</strong></p><p>three&nbsp;&amp; four</p>')).toBe(
    'One twothree & four',
  );
});

test('a line that is read on keeps the words of two blocks apart', () => {
  expect(
    runningText(
      '<h2>One</h2><p>two<br>three</p><ul><li>four</li><li>five </li></ul><table><tr><td>six</td><td>seven</td></tr></table>',
    ),
  ).toBe('One two three four five six seven');
});
