import { use, type MouseEvent, type ReactNode } from 'react';
import { LinkWayContext } from './linkWay';

interface AnchorProps {
  href: string;
  className?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
  /** Runs before the address changes. */
  onClick?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step';
  children: ReactNode;
}

const asItIs = (href: string): string => href;

/** Whether a click asks for nothing but the address, in this window, on this site. */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target, origin } = currentTarget;
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    (target === '' || target === '_self') &&
    !currentTarget.hasAttribute('download') &&
    origin === window.location.origin
  );
}

/**
 * The browser's own link, of which Link, ButtonLink and Header are made: pages that must be light load no press
 * handling for them. Inside a RouterProvider an address of this site is opened by the router.
 */
export function Anchor({ href, onClick, children, ...rest }: AnchorProps) {
  const way = use(LinkWayContext);
  const useHref = way?.useHref ?? asItIs;
  const address = useHref(href);
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.();
        if (way === null || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        way.navigate(href);
      }}
    >
      {children}
    </a>
  );
}
