/** What can be followed by mail. A release is followed for its corrections and its withdrawal. */
export const followKinds = ['company', 'topic', 'place', 'search', 'release'] as const;
export type FollowKind = (typeof followKinds)[number];
