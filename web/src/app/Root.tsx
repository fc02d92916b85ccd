import { RouterProvider as LinkProvider, ToastProvider } from '@dispatch/design-system';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { movesView, useWayGone } from './screenChange';
import './screenChange.css';

const isOwn = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

function useLinkAddress(href: string): string {
  const own = useHref(isOwn(href) ? href : '/');
  return isOwn(href) ? own : href;
}

export function Root() {
  const navigate = useNavigate();
  useWayGone();
  return (
    <LinkProvider
      navigate={(path) => void navigate(path, { viewTransition: movesView(path) })}
      useHref={useLinkAddress}
    >
      <ToastProvider>
        <ScrollRestoration />
        <Outlet />
      </ToastProvider>
    </LinkProvider>
  );
}
