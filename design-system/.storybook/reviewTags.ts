/** How far a part is, as the tag of its stories says. Every file of stories has one of the first two, which lint asks for; the third is counted. */
export const reviewTags = {
  stable: { label: 'stable', meaning: 'In use, and reviewed: a change needs a reason.' },
  'needs-review': { label: 'needs review', meaning: 'Built, and waiting for the eye of a designer.' },
  experimental: { label: 'experimental', meaning: 'No screen uses it yet: it may still change.' },
} as const;

export type ReviewTag = keyof typeof reviewTags;

/** The tag among the tags of an entry, or null. The nearest to the story counts, which Storybook puts last. */
export function reviewTagOf(tags: readonly string[]): ReviewTag | null {
  return tags.findLast((tag): tag is ReviewTag => Object.hasOwn(reviewTags, tag)) ?? null;
}
