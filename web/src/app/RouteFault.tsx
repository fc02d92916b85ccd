import { lazy, Suspense, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { PlainFault } from './PlainFault';

/** When even the screen that explains a fault cannot be loaded, as after an update of the installation. */
const withoutParts = () => (
  <PlainFault
    title="Something went wrong"
    advice="This page could not be shown. What you saved is safe. Please load it again."
    actionLabel="Load the page again"
  />
);

const FaultScreen = lazy(async (): Promise<{ default: ComponentType<{ fault: unknown }> }> => ({
  default: await import('./FaultScreen').then(
    (loaded) => loaded.FaultScreen,
    () => withoutParts,
  ),
}));

/** What a screen that could not be shown is replaced by. */
export function RouteFault() {
  const fault = useRouteError();
  return (
    <Suspense fallback={null}>
      <FaultScreen fault={fault} />
    </Suspense>
  );
}
