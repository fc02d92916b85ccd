import type { Handler } from '../../platform/call/handler';

/** Where the signed-in user changes the password: the settings of the identity provider, which knows who is signed in. */
export const getChangePasswordUrl: Handler<'getChangePasswordUrl'> = async ({ config }) => ({
  status: 200,
  body: { changePasswordUrl: config.identitySettingsUrl },
});
