import { Checkbox, Link } from '@dispatch/design-system';
import type { ComponentProps } from 'react';

interface TermsBoxProps extends Pick<
  ComponentProps<typeof Checkbox>,
  'errorMessage' | 'isDisabled' | 'inputRef' | 'onBlur'
> {
  hasAcceptedTerms: boolean;
  onTermsChange: (hasAccepted: boolean) => void;
  termsUrl: string;
  privacyUrl: string;
}

/** What has to be agreed to before one pays without the form of the card provider. */
export function TermsBox({ hasAcceptedTerms, onTermsChange, termsUrl, privacyUrl, ...box }: TermsBoxProps) {
  return (
    <>
      <Checkbox {...box} id="terms" isSelected={hasAcceptedTerms} onChange={onTermsChange} isRequired>
        I agree to the Terms of Service and the Privacy Notice.
      </Checkbox>
      {/* In the label of the box a press on a link would tick it instead. */}
      <p>
        Read the{' '}
        <Link href={termsUrl} target="_blank">
          Terms of Service
        </Link>{' '}
        and the{' '}
        <Link href={privacyUrl} target="_blank">
          Privacy Notice
        </Link>
        . Both open in a new tab; what you typed stays here.
      </p>
    </>
  );
}
