import { articleOf, mediaTopicName, newsPath } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import { findFile, isImage } from '../../platform/files/findFile';
import { statement } from '../../platform/database/statement';
import { releaseOfRow } from '../lifecycle/Release';
import { releaseContent } from '../lifecycle/releaseContent';
import { atVersionSql } from '../lifecycle/ReleaseVersion';
import { pictureOf } from '../newsroom/newsStory';
import type { WireStory } from '../../platform/ports/wire/wirePort';

type WireDelivery = {
  distributionId: number;
  deliveryId: string;
  versionNumber: number;
  /** Null until it is taken. */
  deliveredAt: Date | null;
};

const findSql = (condition: string): string => `
select distribution_id as "distributionId", delivery_id as "deliveryId", version_number as "versionNumber",
    delivered_at as "deliveredAt"
  from wire_deliveries where ${condition} order by delivered_at desc limit 1`;

const wireDeliveryRead = statement('wire-delivery-read')`${findSql('distribution_id = :distributionId')}`;

/** Null where the release was never to go out. */
export const wireDeliveryOf = async (distributionId: number): Promise<WireDelivery | null> => {
  const rows = await wireDeliveryRead.all({ distributionId });
  return rows[0] ?? null;
};

const wireDeliveryOfEraStatement = statement('wire-delivery-of-era')`${findSql('era_id = :eraId')}`;

/** The newest delivery that was answered with this id. */
export const wireDeliveryOfEra = async (eraId: string): Promise<WireDelivery | null> => {
  const rows = await wireDeliveryOfEraStatement.all({ eraId });
  return rows[0] ?? null;
};

const deliveredRelease = statement('delivered-release')`
select held.* from releases r
join release_versions v on v.distribution_id = r.distribution_id and v.number = :versionNumber
cross join lateral ${atVersionSql} held
where r.distribution_id = :distributionId`;

/** What goes out, and whether its page is still up. Null once the version is gone, with the account of its owner. */
export const wireStory = async (
  { distributionId, deliveryId, versionNumber }: WireDelivery,
  { publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>,
): Promise<{ story: WireStory; state: number } | null> => {
  const row = await deliveredRelease.maybe({ distributionId, versionNumber });
  const release = row && releaseOfRow(row);
  if (release === undefined || release.publishedAt === null) return null;
  const { prwebPressReleaseId: prid, publishedAt, state, body, cityState, mediaTopics } = release;
  const source = { ...releaseContent(release), prwebPressReleaseId: prid };
  const { headline, summary, dateline, language, image: chosen } = articleOf(source, brand.product);
  const file = chosen === null ? null : await findFile(chosen.uploadKey);
  const address = `${publicUrl}${newsPath(headline, prid)}`;
  const picture =
    chosen !== null && file !== null && isImage(file)
      ? pictureOf({ ...chosen, width: file.width, height: file.height, mediaType: file.mediaType }, address)
      : null;
  const story: WireStory = {
    deliveryId,
    prid,
    address,
    language,
    headline,
    summary,
    company: release.primaryContactCompany.trim(),
    body,
    dateline,
    place: cityState.trim(),
    topics: mediaTopics.map((code) => ({ code, name: mediaTopicName(code) })),
    publishedAt,
    changedAt: publishedAt,
    version: versionNumber,
    picture,
  };
  return { story, state };
};
