import { type TestIdentity } from './useIdentity';
import { type Visitor } from './visitor';

type Person = { email: string; password: string };

/** Goes to the product's sign-in; answers the address of the page that asks who it is. */
export const openForm = async ({ address, settings }: TestIdentity, who: Visitor): Promise<string> => {
  const asked = new URL(`${address}/oauth2/default/v1/authorize`);
  asked.search = new URLSearchParams({
    client_id: settings.clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${settings.publicUrl}/authorizationcode`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'state',
    nonce: 'nonce',
  }).toString();
  return (await who.follow(await who.get(asked.href), address)).address;
};

/** Signs in by password, as far as that leads. */
export const enter = async (
  identity: TestIdentity,
  who: Visitor,
  { email, password }: Person,
): Promise<{ response: Response; address: string }> => {
  const posted = await who.post(await openForm(identity, who), { username: email, password });
  return who.follow(posted, identity.address);
};

/** Whether a way led back to the product, with the code of somebody who is signed in. */
export const isBack = ({ address }: { address: string }): boolean =>
  new URL(address).searchParams.has('code');
