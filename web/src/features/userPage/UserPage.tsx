import { mayManageAccount, screenAddress } from '@dispatch/contract';
import {
  Banner,
  Columns,
  DescriptionList,
  Link,
  Loader,
  SectionHead,
  Stack,
  StatusTag,
} from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { RefusedScreen } from '../../shared/screen/RefusedScreen';
import { RecordViewers } from '../../shared/record/RecordViewers';
import { Timeline } from '../../shared/record/Timeline';
import { Screen } from '../../shared/screen/Screen';
import { usersAddress } from '../../shared/routing/usersAddress';
import { Addresses } from './Addresses';
import { userQuery, type User } from './queries';
import { Security } from './Security';
import { sessionGroup } from '../../shared/session/session';
import { UserSessions } from './UserSessions';
import { ArchivedReleases, Orders, Releases } from './UserWork';

/** @param children what stands below the lists of the user */
export function UserPage({ id, children }: { id: number; children: (user: User) => ReactNode }) {
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (!user && hasStatus(error, 401, 403)) return <RefusedScreen error={error} />;
  if (!user) {
    return (
      <Screen title="User" slug="Users" width="full">
        {hasStatus(error, 404) ? <Banner tone="danger">{errorText(error)}</Banner> : null}
        {error && !hasStatus(error, 404) ? (
          <FailedLoad title="The user could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : null}
        {error ? (
          <Link href={screenAddress('users')}>Back to the users</Link>
        ) : (
          <Loader label="Loading the user…" shape="text" />
        )}
      </Screen>
    );
  }
  return (
    <Screen
      title={user.oktaLogin}
      documentTitle={`User ${user.oktaLogin}`}
      slug={`User ${id}`}
      presence={<RecordViewers kind="user" id={id} />}
      width="full"
    >
      <Stack gap="loose">
        <div>
          <Link href={usersAddress(user)}>Back to the users</Link>
        </div>
        <Columns>
          <Facts user={user} />
          <Security user={user} />
        </Columns>
        <Timeline kind="user" id={id} isFolded />
        <Addresses user={user} />
        <Releases user={user} />
        <Orders user={user} />
        <ArchivedReleases user={user} />
        {mayManageAccount(sessionGroup() ?? 'USER', user.group) ? <UserSessions user={user} /> : null}
        {children(user)}
      </Stack>
    </Screen>
  );
}

function Facts({ user }: { user: User }) {
  return (
    <section>
      <Stack gap="tight">
        <SectionHead title="Account" />
        {user.userSendDistributionToIris ? (
          <div>
            <StatusTag tone="refused">DirectToIris</StatusTag>
          </div>
        ) : null}
        <DescriptionList
          items={[
            { term: 'Login Username', value: user.oktaLogin },
            { term: 'Email', value: user.email },
            { term: 'Name', value: `${user.firstName} ${user.lastName}`.trim() },
            { term: 'State', value: user.state },
            { term: 'Country', value: user.country },
            { term: 'Organization', value: user.organization },
            { term: 'Phone', value: user.phone },
            { term: 'Group', value: user.group },
            { term: 'c3CompanyId', value: user.c3CompanyId ?? '-' },
          ]}
        />
      </Stack>
    </section>
  );
}
