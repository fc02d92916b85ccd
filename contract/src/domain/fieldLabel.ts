const labels: Readonly<Record<string, string>> = {
  cjl: 'Cision Journalist Lists',
  hasPriorityRelease: 'Priority Distribution',
  mediaTopics: 'Topics',
  companyName: 'Company',
  cityState: 'Dateline',
  body: 'Release body',
  pulloutQuote: 'Pull-out quote',
  videoUrl: 'Video URL',
  newsImage: 'Featured image',
  hasSecondaryContact: 'Additional contact',
  cjlSelected: 'Chosen journalist lists',
  hasCisionSocialPost: 'Share on X',
  cisionSocialPost: 'Text of the post on X',
  twitterMessage: 'X message',
  xPostHandle: 'Account of the X message',
  twitterSocialHandle: 'X account',
  linkedinSocialHandle: 'LinkedIn account',
  facebookSocialHandle: 'Facebook account',
  user: 'Private contact name',
};

/** What a field of a release is called beside its form; without an entry, the words of its name. */
export const fieldLabel = (field: string): string => {
  const words = field
    .replace(/^user(?=[A-Z])/, 'privateContact')
    .replace(/^secondary/, 'additional')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
