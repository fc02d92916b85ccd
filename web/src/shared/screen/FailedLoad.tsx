import { Banner, PlainButton } from '@dispatch/design-system';
import { errorTexts } from '../api/errorTexts';

export function FailedLoad({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <Banner tone="danger" title={title} action={<PlainButton onPress={onRetry}>Retry</PlainButton>}>
      {errorTexts(error).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
