import { groupChoices, mayImpersonate, mayManageAccount } from '@dispatch/contract';
import { SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { meQuery } from '../../shared/api/queries';
import { isImpersonating, sessionGroup } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import { ConfirmedAct } from './ConfirmedAct';
import { GroupChoice } from './GroupChoice';
import { Impersonate } from './Impersonate';
import type { User } from './queries';

/** What may be done to this account by who looks at it; the server refuses the rest. */
export function Security({ user }: { user: User }) {
  const { data: me } = useQuery(meQuery);
  const { id: userId, oktaLogin: login } = user;
  const group = sessionGroup() ?? 'USER';
  const choices = groupChoices(group, user.group);
  const isOwn = me?.id === userId;
  return (
    <section>
      <Stack>
        <SectionHead title="Security" />
        {mayManageAccount(group, user.group) ? (
          <>
            <ConfirmedAct
              user={user}
              label="Reset Password"
              question={text('password-reset-confirm', { login })}
              failure={text('password-reset-failed')}
              done={`A link for choosing a new password is on its way to ${user.email}.`}
              act={() => call('resetPassword', { body: { userId } })}
            />
            <ConfirmedAct
              user={user}
              label={text('second-factor-reset')}
              question={text('second-factor-reset-confirm', { login })}
              failure={text('second-factor-reset-failed')}
              done="The second factors are removed."
              act={() => call('resetSecondFactor', { body: { userId } })}
            />
          </>
        ) : (
          <p>{text('user-refused')}</p>
        )}
        {mayImpersonate(group, user.group) && !isImpersonating() ? <Impersonate user={user} /> : null}
        {choices.length > 0 && me && !isOwn ? <GroupChoice user={user} choices={choices} /> : null}
        {isOwn ? <p>{text('own-group')}</p> : null}
      </Stack>
    </section>
  );
}
