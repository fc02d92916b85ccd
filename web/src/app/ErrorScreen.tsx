import { Button, Link } from '@dispatch/design-system';
import { isRouteErrorResponse } from 'react-router-dom';
import { hasStatus } from '../shared/api/errorTexts';
import { runtimeConfig } from '../shared/config/runtimeConfig';
import { NotAuthorizedScreen } from '../shared/screen/NotAuthorizedScreen';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { Screen } from '../shared/screen/Screen';

const hasResponse = (error: unknown, ...statuses: number[]): boolean =>
  isRouteErrorResponse(error) && statuses.includes(error.status);

export function ErrorScreen({ error }: { error: unknown }) {
  if (hasStatus(error, 404) || hasResponse(error, 404)) return <NotFoundScreen />;
  if (hasStatus(error, 401, 403) || hasResponse(error, 401, 403)) return <NotAuthorizedScreen />;
  const { editorialMailbox } = runtimeConfig();
  return (
    <Screen title="Something went wrong" width="narrow">
      <p>This page could not be shown. What you saved is safe. Please load it again.</p>
      <p>
        <Button variant="primary" onPress={() => window.location.reload()}>
          Load the page again
        </Button>
      </p>
      <p>
        If this happens again, please write to{' '}
        <Link href={`mailto:${editorialMailbox}`}>{editorialMailbox}</Link>.
      </p>
    </Screen>
  );
}
