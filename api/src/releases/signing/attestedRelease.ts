import { articleOf, companyOf } from '@dispatch/contract';
import type { SignedContent, SignedRelease } from '@dispatch/contract/verify';
import { findFile } from '../../platform/files/findFile';
import type { Config } from '../../platform/settings/config';
import { verifiedWebsite } from '../companies/companyRows';
import { type PublishedRelease, publishedVersion } from '../lifecycle/publishedRelease';
import { releaseContent } from '../lifecycle/releaseContent';

export type DueAttestation = {
  dueNumber: number;
  distributionId: number;
  action: 'publish' | 'republish' | 'takeDown';
  versionNumber: number | null;
  at: Date;
  /** What its readers are told of a correction. */
  note: string | null;
};

const statusOf = { publish: 'published', republish: 'corrected', takeDown: 'withdrawn' } as const;

const digestOf = async (uploadKey: string): Promise<string> =>
  (await findFile(uploadKey))?.digest.toString('base64url') ?? '';

/** What the page of a release says, for whoever compares it later. */
const contentOf = async (
  release: PublishedRelease,
  correction: string | null,
  { brand }: Pick<Config, 'brand'>,
): Promise<SignedContent> => {
  const article = articleOf(
    {
      ...releaseContent(release),
      prwebPressReleaseId: release.prwebPressReleaseId,
      releaseDate: release.publishedAt.toISOString(),
    },
    brand.product,
  );
  const { language, headline, summary, bodyHtml, quote, videoId, image, files, contacts } = article;
  const signedFiles: SignedContent['files'] = [];
  for (const { uploadKey, fileName, title } of files)
    signedFiles.push({ name: fileName, title, sha256: await digestOf(uploadKey) });
  return {
    company: companyOf(release),
    website: await verifiedWebsite(companyOf(release), release.userId),
    language,
    headline,
    summary,
    body: bodyHtml,
    quote,
    video: videoId,
    correction,
    image: image && {
      alt: image.alt,
      caption: image.caption,
      credit: image.credit,
      sha256: await digestOf(image.uploadKey),
    },
    files: signedFiles,
    contacts: contacts.map(({ name, company, lines }) => ({
      name,
      company,
      lines: lines.map(({ text }) => text),
    })),
  };
};

/** What is signed of a release that was published, corrected or withdrawn. Null once that version is gone. */
export const attestedRelease = async (
  due: DueAttestation,
  { previous, version }: Pick<SignedRelease, 'previous' | 'version'>,
  { config, now }: { config: Pick<Config, 'brand' | 'publicUrl' | 'siteName'>; now: Date },
): Promise<SignedRelease | null> => {
  const { distributionId, versionNumber, action, at, note } = due;
  const release = versionNumber === null ? null : await publishedVersion(distributionId, versionNumber);
  if (release === null) return null;
  const { prwebPressReleaseId: PRID, slug } = release;
  return {
    site: { name: config.siteName, address: config.publicUrl },
    address: `${config.publicUrl}/news/${slug ?? ''}-${PRID}`,
    PRID,
    version,
    status: statusOf[action],
    at: at.toISOString(),
    signedAt: now.toISOString(),
    previous,
    content: action === 'takeDown' ? null : await contentOf(release, note, config),
  };
};
