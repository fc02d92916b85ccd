export type StepId =
  | 'package'
  | 'additions'
  | 'release'
  | 'amplify'
  | 'schedule'
  | 'contacts'
  | 'payment'
  | 'summary'
  | 'publishing';
