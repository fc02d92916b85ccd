import { type OperationId, operationTable } from '@dispatch/contract';

export interface Shape {
  name: string;
  operationId: OperationId;
  request: (bytes: number) => {
    body?: string;
    query?: string;
    headers?: Record<string, string>;
    type?: string;
  };
  most: number;
}

const mostBody = 1_000_000;
/** Node takes 16 kB for the address and all headers together. */
const mostHead = 14_000;

const repeated = (bytes: number, text: string): string => text.repeat(Math.floor(bytes / text.length));
const listed = (bytes: number, width: number, item: (index: number) => string): string =>
  Array.from({ length: Math.floor(bytes / width) }, (_, index) => item(index)).join();
const inField = (field: string, text: string): string => JSON.stringify({ [field]: text });

type BodyOf = (bytes: number) => string;

const bodies = (operationId: OperationId, all: Record<string, BodyOf>, most = mostBody): Shape[] =>
  Object.entries(all).map(([name, body]) => ({
    name,
    operationId,
    request: (bytes) => ({ body: body(bytes) }),
    most,
  }));

const structures = bodies('sendActivation', {
  'unknown fields': (bytes) => `{${listed(bytes, 12, (key) => `"k${key}":1`)}}`,
  'unknown fields, just not too many': (bytes) =>
    `{${listed(300, 1, (key) => `"${String(key).padStart(bytes / 310, 'k')}":1`)}}`,
  'the same field': (bytes) => `{${repeated(bytes, '"email":1,')}"email":1}`,
  'fields named __proto__': (bytes) => `{${repeated(bytes, '"__proto__":{},')}"email":1}`,
  'a field with a name of slashes': (bytes) => `{"${repeated(bytes, '/')}":1}`,
  'nested lists': (bytes) => repeated(bytes / 2, '[') + repeated(bytes / 2, ']'),
  'nested objects': (bytes) => `${repeated(bytes, '{"a":')}1`,
  'a list of objects': (bytes) => `{"email":[${repeated(bytes, '{},')}{}]}`,
  'spaces and no end': (bytes) => `{${repeated(bytes, ' ')}`,
  'a number of many digits': (bytes) => `{"email":${repeated(bytes, '9')}}`,
});

const texts = bodies('sendActivation', {
  'an address of letters': (bytes) => inField('email', repeated(bytes, 'a')),
  'an address of one long label': (bytes) => inField('email', `a@${repeated(bytes, 'a-')}`),
  'an address of many labels': (bytes) => inField('email', `a@${repeated(bytes, 'a.')}`),
  'an address of spaces': (bytes) => inField('email', `${repeated(bytes, ' ')}x`),
  'escaped characters': (bytes) => `{"email":"${repeated(bytes, '\\u0041')}"}`,
  'halves of characters': (bytes) => `{"email":"${repeated(bytes, '\\ud800')}"}`,
});

const forms = [
  ...bodies('registerUser', {
    'names full of tags': (bytes) => inField('firstName', repeated(bytes, '<a')),
    'a telephone number of digits': (bytes) => inField('phone', repeated(bytes, '1 ')),
    'a password of one letter': (bytes) => inField('captcha', repeated(bytes, 'A')),
  }),
  ...bodies('quotePrice', {
    'a price of zeros': (bytes) => `{"package":"80","cjl":0.${repeated(bytes, '0')}1}`,
    'a coupon of spaces': (bytes) => inField('couponCode', `a${repeated(bytes, ' ')}b`),
  }),
  ...bodies('createSession', {
    'a code of dots': (bytes) => inField('redirectUri', `http://${repeated(bytes, 'a.')}`),
  }),
  ...bodies('receiveStripeEvent', {
    'an event with all that it may hold': (bytes) =>
      `{"id":"e","type":"t","data":{${listed(7_900, 1, (key) => `"${String(key).padStart(bytes / 8_000, 'k')}":1`)}}}`,
  }),
];

const richText = (name: string, text: BodyOf): Record<string, BodyOf> => ({
  [name]: (bytes) => JSON.stringify({ package: '80', body: text(bytes) }),
});

const releases = [
  ...bodies(
    'saveDraft',
    {
      ...richText('nested tags', (bytes) => repeated(bytes / 2, '<b>') + repeated(bytes / 2, '</b>')),
      ...richText('nested lists of HTML', (bytes) => repeated(bytes, '<ul><li>')),
      ...richText(
        'closing tags of nothing',
        (bytes) => repeated(bytes / 2, '<b>') + repeated(bytes / 2, '</i>'),
      ),
      ...richText('tags without an end', (bytes) => repeated(bytes, '<a<')),
      ...richText('one tag of many attributes', (bytes) => `<a ${repeated(bytes, 'b=c ')}>x</a>`),
      ...richText('entities without an end', (bytes) => repeated(bytes, '&a')),
    },
    100_000,
  ),
  ...bodies('saveDraft', {
    ...richText('a text that is too long', (bytes) => repeated(bytes, '<!--')),
    'a video address of many parts': (bytes) =>
      JSON.stringify({ package: '80', videoUrl: `https://youtube.com/watch?${repeated(bytes, 'v=&')}` }),
  }),
];

const heads: Shape[] = [
  {
    name: 'many parameters',
    operationId: 'searchPartner',
    request: (bytes) => ({ query: `?${repeated(bytes, 'a&')}` }),
    most: mostHead,
  },
  {
    name: 'one parameter many times',
    operationId: 'searchPartner',
    request: (bytes) => ({ query: `?${repeated(bytes, 'slug=a&')}` }),
    most: mostHead,
  },
  {
    name: 'an encoded parameter',
    operationId: 'listReleases',
    request: (bytes) => ({ query: `?searchText=${repeated(bytes, '%25')}` }),
    most: mostHead,
  },
  {
    name: 'a list in a parameter',
    operationId: 'listReleases',
    request: (bytes) => ({ query: `?status=${repeated(bytes, '0,')}` }),
    most: mostHead,
  },
  {
    name: 'many cookies',
    operationId: 'listPackages',
    request: (bytes) => ({ headers: { Cookie: repeated(bytes, 'a=b; ') } }),
    most: mostHead,
  },
  {
    name: 'many headers',
    operationId: 'listPackages',
    request: (bytes) => ({
      headers: Object.fromEntries(Array.from({ length: bytes / 8 }, (_, index) => [`X${index}`, 'a'])),
    }),
    most: mostHead,
  },
  {
    name: 'a token of many letters',
    operationId: 'getMe',
    request: (bytes) => ({ headers: { Authorization: `Bearer ${repeated(bytes, 'a')}` } }),
    most: mostHead,
  },
];

const part = (bytes: number): string =>
  `--b\r\nContent-Disposition: form-data; name="f"; filename="${repeated(bytes, 'a')}"\r\n\r\n\r\n`;

const files: Shape[] = [
  {
    name: 'a form of many parts',
    operationId: 'uploadFile',
    request: (bytes) => ({
      body: `${repeated(bytes, part(1))}--b--`,
      type: 'multipart/form-data; boundary=b',
    }),
    most: mostBody,
  },
  {
    name: 'a form with a long head',
    operationId: 'uploadFile',
    request: (bytes) => ({ body: `${part(bytes)}--b--`, type: 'multipart/form-data; boundary=b' }),
    most: mostBody,
  },
  {
    name: 'a file that never begins',
    operationId: 'uploadFile',
    request: (bytes) => ({ body: repeated(bytes, '\r\n--'), type: 'multipart/form-data; boundary=b' }),
    most: mostBody,
  },
];

export const shapes: readonly Shape[] = [...structures, ...texts, ...forms, ...releases, ...heads, ...files];

export const needsSession = ({ operationId }: Shape): boolean =>
  operationTable[operationId].permissions !== null;
