export const accountSections = {
  profile: 'Profile',
  password: 'Password',
  'second-factor': 'Second factor',
  sessions: 'Where you are logged in',
  cards: 'Saved cards',
  subscriptions: 'Yearly renewals',
  coupons: 'Your coupons',
  activity: 'Your activity',
  data: 'Your data',
  delete: 'Delete account',
} as const;

export type AccountSection = keyof typeof accountSections;

/** The sections that are shown: who acts in somebody's place sees the profile alone. */
export const sectionsFor = (isImpersonated: boolean): AccountSection[] =>
  isImpersonated ? ['profile'] : (Object.keys(accountSections) as AccountSection[]);
