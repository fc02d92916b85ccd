import { ButtonLink } from '@dispatch/design-system';
import { text } from '../texts/texts';
import { Screen } from './Screen';

/** 404: no such address, or a thing that is not there or belongs to somebody else. */
export function NotFoundScreen() {
  return (
    <Screen title={text('page-not-found')} slug="404" width="narrow">
      <p>There is nothing at this address. It may have been mistyped, or what was here is gone.</p>
      <p>
        <ButtonLink href="/" variant="primary">
          Go to My Releases
        </ButtonLink>
      </p>
    </Screen>
  );
}
