import { message } from '@dispatch/contract';
import { readProfile } from '../accountData/readProfile';
import { record } from '../../platform/audit/audit';
import type { Call, Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { enqueue } from '../../platform/jobs/queue';
import { User } from '../users/User';

const fields = [
  'firstName',
  'lastName',
  'email',
  'organization',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
] as const;

/** A field that is left out is emptied. */
const valuesOf = (body: Call<'saveProfile'>['body']) =>
  Object.fromEntries(fields.map((field) => [field, body[field]?.trim() ?? ''])) as Record<
    (typeof fields)[number],
    string
  >;

/** Whose address staff replaces while acting for them hears of it where they still read: at the old one. */
const tellOldAddress = async (
  { userId, email: oldEmail }: User,
  newEmail: string,
  { session, now, requestId }: Call<'saveProfile'>,
): Promise<void> => {
  const { impersonator } = session;
  const isSame = oldEmail.toLowerCase() === newEmail.toLowerCase();
  if (impersonator === null || isSame || oldEmail === '') return;
  const { userId: staffId } = impersonator;
  const at = now.toISOString();
  const template = 'contact-email-changed';
  await enqueue('send-mail', { template, userId, oldEmail, staffId, at, change: requestId });
};

/**
 * The login name stays, whatever the e-mail address becomes. The audit log names changed fields, not what stood there.
 */
export const saveProfile: Handler<'saveProfile'> = async (call) => {
  const { body, session } = call;
  const user = await User.findByPk(session.userId, { lock: true });
  if (user === null) throw problem(404, 'user-missing', message('user-missing'));
  const values = valuesOf(body);
  const changed = fields.filter((field) => user[field] !== values[field]);
  if (changed.length > 0) {
    await tellOldAddress(user, values.email, call);
    await user.update(values);
    await record({
      actor: session,
      action: 'profile.save',
      subject: { type: 'user', id: user.userId },
      details: { fields: changed },
    });
  }
  return { status: 200, body: await readProfile(user.userId) };
};
