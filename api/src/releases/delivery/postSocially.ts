import { statement } from '../../platform/database/statement';
import type { Config } from '../../platform/settings/config';
import { enqueue } from '../../platform/jobs/queue';
import type { Release } from '../lifecycle/Release';
import type { SocialContent } from '../../platform/ports/social/socialPort';

export type PostKind = 'xOperator' | 'xMessage' | 'linkedIn' | 'facebook';

/** Networks show less of a text than this before they fold it. */
const mostOfSummary = 1000;

/** What is posted of a release, with the text of each; nothing of what was not chosen. */
const textsOf = (release: Release): [PostKind, string][] => {
  const { headline, summary, twitterMessage, cisionSocialPost } = release;
  const about = `${headline}\n\n${summary.slice(0, mostOfSummary)}`.trim();
  const posts: [PostKind, string, boolean | undefined][] = [
    ['xOperator', cisionSocialPost.trim(), release.hasCisionSocialPost],
    ['xMessage', twitterMessage.trim(), release.xPostHandle !== ''],
    ['linkedIn', about, release.linkedinSocialHandle?.selected],
    ['facebook', about, release.facebookSocialHandle?.selected],
  ];
  return posts.flatMap(([kind, text, isChosen]) => (isChosen && text !== '' ? [[kind, text]] : []));
};

const socialPostAdd = statement('social-post-add')`
insert into social_posts (distribution_id, kind, content) values (:distributionId, :kind, :content)
       on conflict do nothing returning social_post_id as id`;

/** Posts from the accounts that the release chose, each by a job of its own. */
export const postSocially = async (release: Release, { config }: { config: Config }): Promise<void> => {
  const { distributionId, slug, prwebPressReleaseId, headline: title, summary: description } = release;
  const link = `${config.publicUrl}/news/${slug ?? ''}-${prwebPressReleaseId}`;
  for (const [kind, text] of textsOf(release)) {
    const content: SocialContent = { text, link, title, description: description.slice(0, mostOfSummary) };
    const made = await socialPostAdd.maybe({ distributionId, kind, content: JSON.stringify(content) });
    if (made !== undefined) await enqueue('post-socially', { distributionId, socialPostId: made.id });
  }
};
