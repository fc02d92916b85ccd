import { number, string } from 'yup';

// What a variable of the environment may be (config.ts).

export const withProtocol = (protocols: readonly string[], kind: string) =>
  string()
    .trim()
    .transform((value: string) => value.replace(/\/+$/, ''))
    .test(
      'address',
      ({ path }: { path: string }) => `${path} is not ${kind}`,
      (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    );
export const webAddress = () => withProtocol(['http:', 'https:'], 'an http address');
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The address of an outside service: in production encrypted, but for one on this machine. */
export const outsideAddress = () =>
  webAddress().when('NODE_ENV', {
    is: 'production',
    then: (text) =>
      text.test(
        'encrypted',
        ({ path }: { path: string }) => `${path} must begin with https:// in production`,
        (value) =>
          value === undefined ||
          !URL.canParse(value) ||
          new URL(value).protocol === 'https:' ||
          loopback.test(new URL(value).hostname),
      ),
  });
export const port = () => number().integer().min(0).max(65_535).typeError('${path} is not a port number');
export const onOff = () => string().trim().oneOf(['on', 'off'], '${path} is on or off').default('on');
export const count = () => number().integer().min(1).typeError('${path} is not a number');
export const span = (least: number, most: number) =>
  number().min(least).max(most).typeError('${path} is not a number');

const proxy = String.raw`(loopback|linklocal|uniquelocal|[\da-f]*[.:][\da-f.:]*(/\d+)?)`;
export const proxies = new RegExp(String.raw`^(false|\d+|${proxy}(\s*,\s*${proxy})*)?$`, 'i');
export const missing = '${path} is missing';
const weak = /change.?me|secret|password|example|default|^(.)\1+$/i;

/** Needed where the service that it belongs to is configured. */
export const neededWith = (name: string) =>
  string()
    .trim()
    .default('')
    .when(name, { is: (key: string) => key !== '', then: (text) => text.required(missing) });

/** A secret: in production at least 24 characters that nobody guesses. */
export const secret = (least = 24) =>
  string()
    .required(missing)
    .when('NODE_ENV', {
      is: 'production',
      then: (text) =>
        text.min(least, `\${path} needs at least ${least} characters`).test(
          'strong',
          ({ path }: { path: string }) => `${path} is one of the words that everybody tries`,
          (value) => !weak.test(value),
        ),
    });

/** A secret that is needed where the service that it belongs to is configured. */
export const secretWith = (name: string) =>
  string().when(name, { is: (value?: string) => value !== undefined, then: () => secret() });
