import { screenAddress } from '@dispatch/contract';
import type { Ref } from 'react';
import { TextField, type TextFieldProps } from '@dispatch/design-system';
import styles from './CardFields.module.css';
import { readCardNumber, readExpiration, writeCardNumber } from './cardText';
import { cardLabels, type CardValues } from './cardValues';
import { GroupedField } from './GroupedField';
import { TermsBox } from './TermsBox';

type CardField = keyof CardValues;

export interface CardFieldsProps {
  /** Held by the caller, in memory alone: this part keeps no copy, and nothing of it may be logged or stored. */
  values: CardValues;
  onChange: (values: CardValues) => void;
  onBlur?: (field: CardField | 'terms') => void;
  errors?: { [Field in CardField | 'terms']?: string };
  hasAcceptedTerms?: boolean;
  /** Without it there is no box for the terms. */
  onTermsChange?: (hasAccepted: boolean) => void;
  termsUrl?: string;
  privacyUrl?: string;
  inputRefs?: { [Field in CardField | 'terms']?: Ref<HTMLInputElement | null> };
  isDisabled?: boolean;
}

const identity = (text: string) => text;

/**
 * The manual card form: ten fields in the order of the tab key, and the terms. Every field has the name of its value as
 * id.
 */
export function CardFields(props: CardFieldsProps) {
  const {
    values,
    onChange,
    onBlur,
    errors = {},
    hasAcceptedTerms = false,
    onTermsChange,
    termsUrl = screenAddress('terms'),
    privacyUrl = screenAddress('terms'),
  } = props;
  const { inputRefs = {}, isDisabled } = props;

  const bind = (field: CardField) => ({
    id: field,
    label: cardLabels[field],
    value: values[field],
    onChange: (value: string) => onChange({ ...values, [field]: value }),
    onBlur: () => onBlur?.(field),
    errorMessage: errors[field],
    isDisabled,
    isRequired: field !== 'cardholderAddress2',
    inputRef: inputRefs[field],
    spellCheck: false,
  });
  const text = (field: CardField, autoComplete: string, more: Partial<TextFieldProps> = {}) => {
    const { inputRef, ...rest } = bind(field);
    return <TextField {...rest} {...more} {...(inputRef ? { inputRef } : {})} autoComplete={autoComplete} />;
  };

  return (
    <div className={styles.card}>
      <div className={styles.digits}>
        <GroupedField
          {...bind('creditCardNumber')}
          autoComplete="cc-number"
          inputMode="numeric"
          write={writeCardNumber}
          read={readCardNumber}
        />
      </div>
      <div className={styles.pair}>
        <div className={styles.digits}>
          <GroupedField
            {...bind('creditCardExpiration')}
            placeholder="mm/yy"
            autoComplete="cc-exp"
            inputMode="numeric"
            write={identity}
            read={readExpiration}
          />
        </div>
        <div className={styles.digits}>{text('creditCardCvv', 'cc-csc', { inputMode: 'numeric' })}</div>
      </div>
      <div className={styles.pair}>
        {text('cardholderFirstName', 'cc-given-name')}
        {text('cardholderLastName', 'cc-family-name')}
      </div>
      {text('cardholderAddress1', 'billing address-line1')}
      {text('cardholderAddress2', 'billing address-line2', { isOptional: true })}
      {text('cardholderCity', 'billing address-level2')}
      <div className={styles.pair}>
        {text('cardholderState', 'billing address-level1')}
        {text('cardholderZip', 'billing postal-code')}
      </div>
      {onTermsChange === undefined ? null : (
        <TermsBox
          hasAcceptedTerms={hasAcceptedTerms}
          onTermsChange={onTermsChange}
          onBlur={() => onBlur?.('terms')}
          errorMessage={errors.terms}
          isDisabled={isDisabled}
          inputRef={inputRefs.terms}
          termsUrl={termsUrl}
          privacyUrl={privacyUrl}
        />
      )}
    </div>
  );
}
