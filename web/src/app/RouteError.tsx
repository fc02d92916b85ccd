import { lazy, Suspense, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { PlainError } from './PlainError';

/** When even the screen that explains an error cannot be loaded, as after an update of the installation. */
const withoutParts = () => (
  <PlainError
    title="Something went wrong"
    advice="This page could not be shown. What you saved is safe. Please load it again."
    actionLabel="Load the page again"
  />
);

const ErrorScreen = lazy(async (): Promise<{ default: ComponentType<{ error: unknown }> }> => ({
  default: await import('./ErrorScreen').then(
    (loaded) => loaded.ErrorScreen,
    () => withoutParts,
  ),
}));

export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense fallback={null}>
      <ErrorScreen error={error} />
    </Suspense>
  );
}
