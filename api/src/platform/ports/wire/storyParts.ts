import type { NewsStory } from './wirePort';

/** Fields for a text, or none for an empty one. */
export const ifAny = (text: string, fields: Record<string, unknown>): Record<string, unknown> =>
  text === '' ? {} : fields;

/** The year of its first publication, in UTC. */
export const copyrightYear = ({ publishedAt }: NewsStory): string => String(publishedAt.getUTCFullYear());

/** `© 2001 Harbor Robotics`, in one line; empty where nobody is named. */
export const copyrightNotice = (story: NewsStory): string =>
  story.company === '' ? '' : `© ${copyrightYear(story)} ${story.company.replace(/\s+/g, ' ')}`;
