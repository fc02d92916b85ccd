import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PublishedRelease } from './PublishedRelease';

test('the video is a link that opens beside the release, and lends it none of its reputation', () => {
  const video = { href: 'https://video.example/1', text: 'Watch the plant open' };
  const page = renderToStaticMarkup(
    <PublishedRelease headline="A new plant" bodyHtml="<p>Today.</p>" video={video} />,
  );
  const [link = ''] = /<a [^>]*>[^<]*<\/a>/.exec(page) ?? [];
  expect(link).toContain('href="https://video.example/1"');
  expect(link).toContain('target="_blank"');
  expect(link).toContain('rel="nofollow noopener"');
  expect(link).toContain('>Watch the plant open<');
});
