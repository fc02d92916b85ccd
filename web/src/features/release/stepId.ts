/** The steps that the wizards are made of. */
export type StepId =
  'package' | 'additions' | 'release' | 'amplify' | 'schedule' | 'contacts' | 'payment' | 'summary';
