import { mayManageAccount } from '@dispatch/contract';
import { Loader } from '@dispatch/design-system';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { UserBundles } from '../features/bundleAdmin/UserBundles';
import { UserPage } from '../features/userPage/UserPage';
import { readId } from '../shared/release/releaseId';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { isPermitted, sessionGroup } from '../shared/session/session';
import { StaffOnly } from './StaffOnly';

// The last part of the page brings the form with all its fields.
const UserFlags = lazy(async () => ({
  default: (await import('../features/adminFlags/UserFlags')).UserFlags,
}));

export function UserScreen() {
  const id = readId(useParams()['id']);
  const own = sessionGroup() ?? 'USER';
  return (
    <StaffOnly permission="users.manage">
      {id === null ? (
        <NotFoundScreen />
      ) : (
        <UserPage key={id} id={id}>
          {(user) => (
            <>
              {isPermitted('bundles.manage') ? <UserBundles user={user} /> : null}
              <Suspense fallback={<Loader label="Loading the flags…" shape="row" />}>
                <UserFlags userId={id} mayChange={mayManageAccount(own, user.group)} />
              </Suspense>
            </>
          )}
        </UserPage>
      )}
    </StaffOnly>
  );
}
