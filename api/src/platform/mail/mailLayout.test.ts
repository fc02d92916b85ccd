import { expect, test } from 'vitest';
import { composeMail, mailLayout } from './mailLayout';

const content = {
  title: 'Your release is on hold',
  paragraphs: ['Hello Dana & team,', 'Reason: <script>alert("x")</script>'],
  action: { label: 'Edit release', url: 'http://localhost:3000/distribution/43?a=1&b="2"' },
  closing: ['You can answer to this email.'],
};

test('a mail says the same in HTML and in text, in the name of the operator', () => {
  const { html, text } = mailLayout('Harbor Wire', content);
  for (const part of [
    'Your release is on hold',
    'Edit release',
    'You can answer to this email.',
    'Harbor Wire',
  ]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toContain('Edit release:\nhttp://localhost:3000/distribution/43?a=1&b="2"\n');
});

test('what people write never becomes markup', () => {
  const { html } = mailLayout('Harbor <Wire>', content);
  expect(html).not.toContain('<script>');
  expect(html).toContain('Reason: &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(html).toContain('Hello Dana &amp; team,');
  expect(html).toContain('href="http://localhost:3000/distribution/43?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('Harbor &lt;Wire&gt;');
});

test('the subject stays on one line', () => {
  const mail = composeMail(
    { siteName: 'Dispatch' },
    { to: 'dana@harbor.example', subject: 'Hello\r\nBcc: everybody@harbor.example', ...content },
  );
  expect(mail.subject).toBe('Hello Bcc: everybody@harbor.example');
});
