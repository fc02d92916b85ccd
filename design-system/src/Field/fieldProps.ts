import type { ReactNode } from 'react';

export interface FieldProps {
  /** The visible label. A short noun phrase, without a colon. */
  label: ReactNode;
  /** The name in the form. Also the element id, unless `id` says otherwise, so that an error summary can link to it. */
  name?: string;
  id?: string;
  /** Help that is always there, below the label. */
  description?: ReactNode;
  /** What is wrong, in words that say how to mend it. Its presence marks the field as invalid. */
  errorMessage?: string;
  /** Shows '(required)' beside the label. */
  isRequired?: boolean;
  /** Shows '(optional)' beside the label. */
  isOptional?: boolean;
  isDisabled?: boolean;
}
