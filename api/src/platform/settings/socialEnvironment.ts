import { type InferType, string } from 'yup';
import { missing, neededWith, outsideAddress } from './environmentRules';

const keyPattern = /^([\w-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

const isKeys = (text: string): boolean => text.split(',').every((key) => keyPattern.test(key.trim()));

/** Keys by name, the first of which is used. */
export const keyList = () =>
  string()
    .trim()
    .default('')
    .test(
      'keys',
      '${path} is not a list of keys: each is a name, a colon, and 32 bytes in base64',
      (text) => text === '' || isKeys(text),
    );

/** What a social network needs of the environment, with the addresses that it has in the world. */
export const socialVariables = {
  TOKEN_KEYS: keyList().when(['X_CLIENT_ID', 'LINKEDIN_CLIENT_ID', 'FACEBOOK_CLIENT_ID'], {
    is: (...ids: string[]) => ids.some((id) => id !== ''),
    then: (text) => text.required(missing),
  }),
  X_CLIENT_ID: string().trim().default(''),
  X_CLIENT_SECRET: neededWith('X_CLIENT_ID'),
  X_URL: outsideAddress().default('https://x.com'),
  X_API_URL: outsideAddress().default('https://api.x.com'),
  X_OPERATOR_CONSUMER_KEY: string().trim().default(''),
  X_OPERATOR_CONSUMER_SECRET: neededWith('X_OPERATOR_CONSUMER_KEY'),
  X_OPERATOR_TOKEN: neededWith('X_OPERATOR_CONSUMER_KEY'),
  X_OPERATOR_TOKEN_SECRET: neededWith('X_OPERATOR_CONSUMER_KEY'),
  LINKEDIN_CLIENT_ID: string().trim().default(''),
  LINKEDIN_CLIENT_SECRET: neededWith('LINKEDIN_CLIENT_ID'),
  LINKEDIN_URL: outsideAddress().default('https://www.linkedin.com'),
  LINKEDIN_API_URL: outsideAddress().default('https://api.linkedin.com'),
  FACEBOOK_CLIENT_ID: string().trim().default(''),
  FACEBOOK_CLIENT_SECRET: neededWith('FACEBOOK_CLIENT_ID'),
  FACEBOOK_URL: outsideAddress().default('https://www.facebook.com/v23.0'),
  FACEBOOK_API_URL: outsideAddress().default('https://graph.facebook.com/v23.0'),
};

type Environment = { [Name in keyof typeof socialVariables]: InferType<(typeof socialVariables)[Name]> };

/** A key that seals tokens, and the name under which what it has sealed remembers it. */
export type TokenKey = { name: string; key: Buffer };

/** The keys of a list; what is none is left out. */
export const keysFrom = (text: string): TokenKey[] =>
  text.split(',').flatMap((given) => {
    const [, name, key] = keyPattern.exec(given.trim()) ?? [];
    return name === undefined || key === undefined ? [] : [{ name, key: Buffer.from(key, 'base64') }];
  });

const network = (clientId: string, clientSecret: string, url: string, apiUrl: string) =>
  clientId === '' ? null : { clientId, clientSecret, url, apiUrl };

/** The application of the operator at a network. */
export type NetworkSettings = NonNullable<ReturnType<typeof network>>;

/** The networks that are configured; null for the others. The first key seals, all of them open. */
export const socialFrom = (env: Environment) => ({
  tokenKeys: keysFrom(env.TOKEN_KEYS),
  x: network(env.X_CLIENT_ID, env.X_CLIENT_SECRET, env.X_URL, env.X_API_URL),
  linkedIn: network(
    env.LINKEDIN_CLIENT_ID,
    env.LINKEDIN_CLIENT_SECRET,
    env.LINKEDIN_URL,
    env.LINKEDIN_API_URL,
  ),
  facebook: network(
    env.FACEBOOK_CLIENT_ID,
    env.FACEBOOK_CLIENT_SECRET,
    env.FACEBOOK_URL,
    env.FACEBOOK_API_URL,
  ),
  // The account from which the paid posts on X come; without it they are not sold.
  operator:
    env.X_OPERATOR_CONSUMER_KEY === ''
      ? null
      : {
          apiUrl: env.X_API_URL,
          consumerKey: env.X_OPERATOR_CONSUMER_KEY,
          consumerSecret: env.X_OPERATOR_CONSUMER_SECRET,
          token: env.X_OPERATOR_TOKEN,
          tokenSecret: env.X_OPERATOR_TOKEN_SECRET,
        },
});

export type OperatorSettings = NonNullable<ReturnType<typeof socialFrom>['operator']>;
