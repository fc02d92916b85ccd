import { personas } from '@dispatch/mocks/personas';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';

export interface ForeignIssuer {
  address: string;
  stop: () => void;
}

export const foreignClient = { id: 'newsroom-client', secret: randomUUID() };

/** Signs in as any other; the provider has never seen a proof of the address. */
export const unproven = { email: 'unproven@elsewhere.example', password: 'never-asked-77' };

const people = [
  ...personas.map(({ email, password }) => ({ email, password, isVerified: true })),
  { ...unproven, isVerified: false },
];
type Member = (typeof people)[number];

/** Its own numbers for people: nothing of Okta's. */
const subjectOf = ({ email }: Member): string => Buffer.from(email).toString('base64url');

const configurationOf = (product: string): Configuration => ({
  clients: [
    {
      client_id: foreignClient.id,
      client_secret: foreignClient.secret,
      redirect_uris: [`${product}/authorizationcode`],
      post_logout_redirect_uris: [`${product}/welcome`, `${product}/`, product],
      id_token_signed_response_alg: 'RS256',
    },
  ],
  cookies: { keys: [randomUUID()] },
  // Claims of a person are told by the profile's address alone, not in the ID token.
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  findAccount: (_context, id) => {
    const person = people.find((one) => subjectOf(one) === id);
    if (person === undefined) return undefined;
    const { email, isVerified } = person;
    return { accountId: id, claims: () => ({ sub: id, email, email_verified: isVerified }) };
  },
  loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context, form) => {
        context.body = `<!doctype html><title>Sign out</title>${form}
          <button form="op.logoutForm" name="logout" value="yes" autofocus>Yes, sign me out here too</button>`;
      },
    },
  },
  interactions: { url: (_context, { uid }) => `/come-in/${uid}` },
});

const page = (problem: string): string => `<!doctype html>
<html lang="en">
  <head><title>Newsroom accounts</title></head>
  <body>
    <h1>Sign in to Dispatch</h1>
    <p>Newsroom accounts</p>
    <p role="alert">${problem}</p>
    <form method="post">
      <label>E-mail address <input name="username" type="email" /></label>
      <label>Password <input name="password" type="password" /></label>
      <button>Sign in</button>
    </form>
  </body>
</html>`;

const fieldsOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
};

const askWho = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  const send = (problem: string): void => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page(problem));
  };
  if (request.method !== 'POST') {
    send('');
    return;
  }
  const fields = await fieldsOf(request);
  const found = people.find(
    ({ email, password }) => email === fields.get('username') && password === fields.get('password'),
  );
  if (found === undefined) send('These are not known here.');
  else await provider.interactionFinished(request, response, { login: { accountId: subjectOf(found) } });
};

/** Another provider of OpenID Connect, as a company has one: nothing of it is laid out as Okta's. @param product its address */
export async function startForeignIssuer(port: number, product: string): Promise<ForeignIssuer> {
  const address = `http://localhost:${port}`;
  const provider = new Provider(address, configurationOf(product));
  const callback = provider.callback();
  const server = createServer((request, response) => {
    const isOwn = request.url?.startsWith('/come-in/') === true;
    void (isOwn ? askWho(provider, request, response) : callback(request, response)).catch(() => {
      response.writeHead(500).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
