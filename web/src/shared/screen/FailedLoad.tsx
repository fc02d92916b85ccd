import { Banner, PlainButton } from '@dispatch/design-system';
import { faultTexts } from '../api/faultTexts';

/** Something could not be read: what, why, and a button to try again. */
export function FailedLoad({
  title,
  fault,
  onRetry,
}: {
  title: string;
  fault: unknown;
  onRetry: () => void;
}) {
  return (
    <Banner tone="danger" title={title} action={<PlainButton onPress={onRetry}>Retry</PlainButton>}>
      {faultTexts(fault).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
