import { expect, test } from 'vitest';
import { legacyAddress } from './legacyAddress';

test.each([
  ['legacy.example', 'https://legacy.example/'],
  ['legacy.example/releases?id=4', 'https://legacy.example/releases?id=4'],
  ['legacy.example:8443/x', 'https://legacy.example:8443/x'],
  ['https://legacy.example/x', 'https://legacy.example/x'],
  ['http://legacy.example/', 'http://legacy.example/'],
  [' HTTPS://Legacy.example ', 'https://legacy.example/'],
  ['bücher.example', 'https://xn--bcher-kva.example/'],
])('%s leads to %s', (from, address) => {
  expect(legacyAddress(from)).toBe(address);
});

test.each([
  null,
  '',
  '   ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://legacy.example/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'blob:https://legacy.example/x',
  'https://legacy.example@evil.example/',
  'legacy.example@evil.example',
  'https://user:secret@legacy.example',
  'https://:secret@legacy.example',
  'https:\\\\evil.example',
  'legacy.example\\@evil.example',
  '//evil.example',
  '/\\evil.example',
  '/welcome',
  'https://',
  'https://\u202Eelpmaxe.live',
  'http://legacy .example',
  `legacy.example/${'x'.repeat(2000)}`,
])('%j leads nowhere', (from) => {
  expect(legacyAddress(from)).toBeNull();
});
