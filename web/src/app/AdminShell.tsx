import { screenAddress } from '@dispatch/contract';
import { Area, SideNav } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { failedJobsCountQuery } from '../features/operations/queries';
import { queryClient } from '../shared/api/queryClient';
import { isPermitted, sessionGroup } from '../shared/session/session';
import { adminMenu, isAdminPlace } from './adminMenu';

/** The wizard needs the whole width, and so do the tables of a window that is not wide. */
const foldWhen = (pathname: string): string =>
  /^\/admin\/releases\/[^/]+\/edit/.test(pathname) ? 'all' : '(max-width: 1080px)';

/** How many failed jobs wait: asked as somebody moves on, and never by a clock, which would keep a session alive. */
function useFailedJobs(pathname: string): number | undefined {
  const mayKnow = isPermitted('installation.manage');
  const { data } = useQuery({ ...failedJobsCountQuery, enabled: mayKnow });
  useEffect(() => {
    if (mayKnow) void queryClient.query(failedJobsCountQuery).catch(() => undefined);
  }, [mayKnow, pathname]);
  return data === 0 ? undefined : data;
}

/** Around the screens of the back-office: the menu of the group. Who has none sees the screen alone, which refuses. */
export function AdminShell() {
  const { pathname } = useLocation();
  const failedJobs = useFailedJobs(pathname);
  const items = adminMenu(sessionGroup()).map((place) => ({
    label: place.label,
    href: place.path,
    count: place.path === screenAddress('failedJobs') ? failedJobs : undefined,
    isCurrent: isAdminPlace(place, pathname),
  }));
  if (items.length === 0) return <Outlet />;
  return (
    <Area hasMain nav={<SideNav label="Admin" groups={[{ items }]} foldWhen={foldWhen(pathname)} />}>
      <Outlet />
    </Area>
  );
}
