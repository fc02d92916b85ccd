/** What was acted on, in words, by its kind in the audit log. */
export const subjectNames: Readonly<Record<string, string>> = {
  release: 'Release',
  order: 'Order',
  user: 'User',
  session: 'Session',
  approval: 'Request',
  coupon: 'Coupon',
  universalCoupon: 'Universal coupon',
  bundle: 'Bundle',
  subscription: 'Renewal',
  'payment-method': 'Card',
  'social-account': 'Social account',
  partner: 'Partner',
  journalistlist: 'Journalist list',
  settings: 'Settings',
  terms: 'Terms',
  job: 'Job',
  file: 'File',
  list: 'List',
  report: 'Report',
  provider: 'Card provider',
  installation: 'Installation',
};

/** 'Release 43' */
export const subjectText = (type: string, id: string): string =>
  `${subjectNames[type] ?? subjectNames[type.toLowerCase()] ?? type} ${id}`;
