import { RouterProvider as LinkProvider } from '@dispatch/design-system';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';

/** Above every screen: links of the design system open without loading the page anew. */
export function Root() {
  const navigate = useNavigate();
  return (
    <LinkProvider navigate={(path) => void navigate(path)} useHref={useHref}>
      <ScrollRestoration />
      <Outlet />
    </LinkProvider>
  );
}
