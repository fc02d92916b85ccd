import { datelineOf } from '@dispatch/contract';
import { usefulSizes } from '../../platform/files/sizedFile';
import type { NewsPicture, NewsStory } from '../../platform/ports/wire/wirePort';
import type { NewsImage, NewsItem, NewsText } from './newsItems';

/** `address` is that of the page, in front of the keys of its files. */
export const pictureOf = (
  { uploadKey, alt, caption, credit, width, height, mediaType }: NewsImage,
  address: string,
): NewsPicture => ({
  alt,
  caption,
  credit,
  sizes: usefulSizes({ width, height }).map(({ side, ...size }) => ({
    href: `${address}/${uploadKey}?maxSide=${side}`,
    ...size,
    mediaType,
  })),
});

/** A public release as other newsrooms' software takes it over. `wire` is what its dateline ends with. */
export const storyOf = (
  item: NewsItem,
  { body, version }: NewsText,
  { publicUrl, wire }: { publicUrl: string; wire: string },
): NewsStory => {
  const { language, headline, summary, company, place, topics, image, publishedAt, changedAt } = item;
  const address = publicUrl + item.path;
  return {
    prid: item.number,
    address,
    version,
    language,
    headline: headline.trim(),
    summary: summary.trim(),
    company: company?.name ?? '',
    body,
    dateline: datelineOf({ cityState: place?.name, releaseDate: publishedAt.toISOString() }, wire),
    place: place?.name ?? '',
    topics: topics.map(({ key, name }) => ({ code: key, name })),
    picture: image && pictureOf(image, address),
    publishedAt,
    changedAt,
    status: 'usable',
    isCorrection: false,
    note: '',
  };
};
