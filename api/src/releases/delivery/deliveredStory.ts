import { articleOf, companyOf, fieldLabel, mediaTopicName, newsPath } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import { findFile, isImage } from '../../platform/files/findFile';
import type { NewsStory } from '../../platform/ports/wire/wirePort';
import { type PublishedRelease, publishedVersion } from '../lifecycle/publishedRelease';
import { releaseContent } from '../lifecycle/releaseContent';
import { stateOf } from '../lifecycle/moveRelease';
import { correctionsOf } from '../newsroom/corrections';
import { pictureOf } from '../newsroom/newsStory';

/** Why a release goes to somebody: it is published for the first time, published anew, or taken down. */
export type Occasion = 'first' | 'correction' | 'withdrawal' | 'test';

/** What goes out: a release as it was published in one of its versions, or, without one, a test. */
export type Delivered = {
  distributionId: number | null;
  versionNumber: number | null;
  occasion: Occasion;
  createdAt: Date;
};

type Site = Pick<Config, 'publicUrl' | 'brand' | 'siteName'>;

const pictureAt = async (
  chosen: ReturnType<typeof articleOf>['image'],
  address: string,
): Promise<NewsStory['picture']> => {
  const file = chosen === null ? null : await findFile(chosen.uploadKey);
  if (chosen === null || file === null || !isImage(file)) return null;
  return pictureOf({ ...chosen, width: file.width, height: file.height, mediaType: file.mediaType }, address);
};

const published = async (release: PublishedRelease, version: number, site: Site): Promise<NewsStory> => {
  const { prwebPressReleaseId: prid, publishedAt, body, cityState, mediaTopics } = release;
  const source = {
    ...releaseContent(release),
    prwebPressReleaseId: prid,
    releaseDate: publishedAt.toISOString(),
  };
  const { headline, summary, dateline, language, image } = articleOf(source, site.brand.product);
  const address = `${site.publicUrl}${newsPath(headline, prid)}`;
  return {
    prid,
    address,
    language,
    headline,
    summary,
    company: companyOf(release),
    body,
    dateline,
    place: cityState.trim(),
    topics: mediaTopics.map((code) => ({ code, name: mediaTopicName(code) })),
    publishedAt,
    changedAt: publishedAt,
    version,
    picture: await pictureAt(image, address),
    status: 'usable',
    isCorrection: false,
    note: '',
  };
};

/** What editors are told of a correction: why it was made, and which parts of the text are others. */
const noteOf = async (distributionId: number, versionNumber: number): Promise<string> => {
  const correction = (await correctionsOf(distributionId)).find(({ number }) => number === versionNumber);
  const { note = '', changes = [] } = correction ?? {};
  const fields = [...new Set(changes.map(({ field }) => fieldLabel(field)))];
  return ['Correction.', note, fields.length === 0 ? '' : `Changed: ${fields.join(', ')}.`]
    .filter((part) => part !== '')
    .join(' ');
};

/** Headline and address of a release that was withdrawn, and nothing else of it. Its version is beyond all that went out. */
const canceled = (story: NewsStory, at: Date, siteName: string): NewsStory => ({
  ...story,
  summary: '',
  body: `<p>${siteName.replace(/[<>&]/g, '')} has withdrawn this release. Please do not use it.</p>`,
  company: '',
  dateline: '',
  place: '',
  topics: [],
  picture: null,
  version: story.version + 1,
  changedAt: at,
  status: 'canceled',
  note: 'Withdrawn. Please do not use this release, and take down what was published of it.',
});

/** A story that no reader is to see, by which a receiver tries what it does. */
const testStory = ({ publicUrl, siteName }: Site, at: Date): NewsStory => ({
  prid: 0,
  address: `${publicUrl}/news/test-delivery-0`,
  version: 1,
  language: 'en-US',
  headline: `Test delivery from ${siteName}: do not publish`,
  summary: 'This story is sent to try a connection. It is no press release.',
  company: siteName,
  body: '<p>If you can read this, the connection works.</p>',
  dateline: '',
  place: '',
  topics: [],
  picture: null,
  publishedAt: at,
  changedAt: at,
  status: 'withheld',
  isCorrection: false,
  note: 'A test. Do not publish.',
});

/**
 * What goes out, and whether it still does: what was taken down meanwhile goes to nobody, but that it was. Null once the
 * version is gone, with the account of its owner.
 */
export const deliveredStory = async (
  delivered: Delivered,
  site: Site,
): Promise<{ story: NewsStory; isSent: boolean } | null> => {
  const { distributionId, versionNumber, occasion, createdAt } = delivered;
  if (distributionId === null || versionNumber === null)
    return { story: testStory(site, createdAt), isSent: true };
  const release = await publishedVersion(distributionId, versionNumber);
  if (release === null) return null;
  const isSent = stateOf(release) === 'Published';
  const story = await published(release, versionNumber, site);
  if (occasion === 'withdrawal') return { story: canceled(story, createdAt, site.siteName), isSent: true };
  if (occasion === 'first') return { story, isSent };
  const note = await noteOf(distributionId, versionNumber);
  return { story: { ...story, changedAt: createdAt, isCorrection: true, note }, isSent };
};
