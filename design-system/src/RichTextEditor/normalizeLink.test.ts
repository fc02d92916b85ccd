import { describe, expect, it } from 'vitest';
import { normalizeLink } from './normalizeLink';

describe('normalizeLink', () => {
  it.each([
    'http://example.com/',
    'https://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM',
    'mailto:press@example.com',
    'tel:+14105550100',
  ])('keeps %s', (url) => {
    expect(normalizeLink(url)).toBe(url);
  });

  it.each([
    ['example.com', 'http://example.com'],
    ['www.example.com/news', 'http://www.example.com/news'],
    ['//example.com', 'http://example.com'],
    ['example.com:8080/a', 'http://example.com:8080/a'],
    ['localhost:3000', 'http://localhost:3000'],
    ['example.com/a:b', 'http://example.com/a:b'],
    ['  example.com  ', 'http://example.com'],
  ])('adds http:// to %s', (url, expected) => {
    expect(normalizeLink(url)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'ftp://example.com',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    ':alert(1)',
    '#top',
    '',
    '   ',
    'http://',
    'mailto:',
  ])('blanks %j', (url) => {
    expect(normalizeLink(url)).toBe('');
  });
});
