import { Area, SideNav } from '@dispatch/design-system';
import { Outlet, useLocation } from 'react-router-dom';
import { sessionGroup } from '../shared/session/session';
import { adminMenu, isAdminPlace } from './adminMenu';

/** The wizard needs the whole width, and so do the tables of a window that is not wide. */
const foldWhen = (pathname: string): string =>
  /^\/admin\/releases\/[^/]+\/edit/.test(pathname) ? 'all' : '(max-width: 1080px)';

/** Around the screens of the back-office: the menu of the group. Who has none sees the screen alone, which refuses. */
export function AdminShell() {
  const { pathname } = useLocation();
  const items = adminMenu(sessionGroup()).map((place) => ({
    label: place.label,
    href: place.path,
    isCurrent: isAdminPlace(place, pathname),
  }));
  if (items.length === 0) return <Outlet />;
  return (
    <Area hasMain nav={<SideNav label="Admin" groups={[{ items }]} foldWhen={foldWhen(pathname)} />}>
      <Outlet />
    </Area>
  );
}
