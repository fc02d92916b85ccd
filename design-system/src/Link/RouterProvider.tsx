import { useMemo, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { LinkWayContext, type LinkWay } from './linkWay';

const asItIs = (href: string): string => href;

interface RouterProviderProps {
  navigate: LinkWay['navigate'];
  useHref?: LinkWay['useHref'];
  children: ReactNode;
}

/** Below it, links of this site are opened by the application's router: those of ours, of menus and of tabs. */
export function RouterProvider({ navigate, useHref = asItIs, children }: RouterProviderProps) {
  const way = useMemo(() => ({ navigate, useHref }), [navigate, useHref]);
  return (
    <AriaRouterProvider navigate={navigate} useHref={useHref}>
      <LinkWayContext value={way}>{children}</LinkWayContext>
    </AriaRouterProvider>
  );
}
