import { Banner } from '@dispatch/design-system';
import { errorTexts } from '../api/errorTexts';

/** Why something was not done; nothing while nothing was refused. */
export function RefusalBanner({ title, error }: { title: string; error: Error | null }) {
  return error === null ? null : (
    <Banner tone="danger" title={title}>
      {errorTexts(error).join(' ')}
    </Banner>
  );
}
