import { ButtonLink } from '@dispatch/design-system';
import { Screen } from '../../shared/screen/Screen';
import { text } from '../../shared/texts/texts';

export function PartnerMissing() {
  return (
    <Screen
      title={text('partner-not-found')}
      documentTitle={text('page-not-found')}
      slug="Partner"
      width="narrow"
    >
      <p>
        <ButtonLink href="/" variant="primary">
          Go Home
        </ButtonLink>
      </p>
    </Screen>
  );
}
