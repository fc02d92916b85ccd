import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { type HoldPoint, Holds } from '../http/holds';
import type { Settings } from '../settings';
import { Journal } from '../store/journal';
import { idOf, type Network, openSocial, pagesOf, type Token } from './accounts';
import { oauthOf } from './oauth';

type Run = (
  holder: Token,
  request: Request,
) => [status: number, body: object, headers?: Record<string, string>];
type Call = readonly [method: 'get' | 'post' | 'delete', path: string, run: Run];

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Whether a call of the operator is signed as OAuth 1.0a wants it. */
function isSigned(
  request: Request,
  { consumerSecret, tokenSecret }: Settings['social']['operator'],
): boolean {
  const header = request.get('authorization') ?? '';
  const own = [...header.matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
  );
  const given = own.find(([name]) => name === 'oauth_signature')?.[1];
  const url = new URL(request.originalUrl, `http://${request.get('host') ?? ''}`);
  const parameters = [...own.filter(([name]) => name !== 'oauth_signature'), ...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const text = [request.method, encode(url.origin + url.pathname), encode(parameters)].join('&');
  const right = createHmac('sha1', `${encode(consumerSecret)}&${encode(tokenSecret)}`)
    .update(text)
    .digest('base64');
  return header.startsWith('OAuth ') && given === right;
}

const refusals: Record<Network, [status: number, body: object]> = {
  x: [401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }],
  linkedin: [
    401,
    {
      serviceErrorCode: 65_601,
      code: 'REVOKED_ACCESS_TOKEN',
      message: 'The token used in the request has been revoked by the user',
      status: 401,
    },
  ],
  facebook: [400, { error: { message: 'Error validating access token', type: 'OAuthException', code: 190 } }],
};

/**
 * X, LinkedIn and Facebook under `/x`, `/linkedin` and `/facebook`: consent, tokens, who it is, pages, posts. What tests
 * may ask beside: `GET /_control/posts`; `POST /_control/expire {network, name?}` ends what was given out;
 * `POST /_control/hold {path, when, outcome}` loses or fails the next call to a path, as at the stand-in of Stripe.
 */
export function socialNetworks(dataDir: string, settings: Settings['social']): Router {
  const social = openSocial(new Journal(join(dataDir, 'social.jsonl')));
  const holds = new Holds();
  const operator: Token = { network: 'x', name: 'the operator', ends: null };
  const picture = { data: { url: 'https://platform-lookaside.fbsbx.com/p.jpg' } };

  const postOnX: Run = ({ name }, request) => {
    const { text } = request.body as { text: string };
    const author = name === operator.name ? (settings.operator.token.split('-')[0] ?? '') : idOf('x', name);
    if (social.findSame('x', author, text))
      return [
        403,
        {
          title: 'Forbidden',
          status: 403,
          detail: 'You are not allowed to create a Tweet with duplicate content.',
        },
      ];
    return [201, { data: { id: social.add('x', author, text, '').id, text } }];
  };
  const share: Run = ({ name }, request) => {
    type Share = {
      author: string;
      specificContent: Record<
        string,
        { shareCommentary: { text: string }; media: { originalUrl: string }[] }
      >;
    };
    const { author, specificContent } = request.body as Share;
    const content = specificContent['com.linkedin.ugc.ShareContent'];
    const text = content?.shareCommentary.text ?? '';
    if (author !== `urn:li:person:${idOf('linkedin', name)}`)
      return [403, { message: 'Not enough permissions', status: 403 }];
    const same = social.findSame('linkedin', author, text);
    if (same) return [422, { message: `Content is a duplicate of urn:li:share:${same.id}`, status: 422 }];
    const { id } = social.add('linkedin', author, text, content?.media[0]?.originalUrl ?? '');
    return [201, { id: `urn:li:share:${id}` }, { 'X-RestLi-Id': `urn:li:share:${id}` }];
  };
  const ofPage: (run: (page: string, request: Request) => object) => Run = (run) => (holder, request) => {
    const page = String(request.params['page']);
    return holder.page === page || holder.page === pagesOf(holder.name).find(({ id }) => id === page)?.name
      ? [200, run(page, request)]
      : [
          403,
          { error: { message: '(#200) The permission is not granted', type: 'OAuthException', code: 200 } },
        ];
  };
  const calls: Record<Network, readonly Call[]> = {
    x: [
      [
        'get',
        '/2/users/me',
        ({ name }) => [200, { data: { id: idOf('x', name), name, username: name.replaceAll(/\W/g, '') } }],
      ],
      [
        'get',
        '/2/users/:id/tweets',
        (_holder, { params }) => [
          200,
          {
            data: social.posts
              .all()
              .filter(({ author }) => author === params['id'])
              .reverse(),
          },
        ],
      ],
      ['post', '/2/tweets', postOnX],
    ],
    linkedin: [
      ['get', '/v2/userinfo', ({ name }) => [200, { sub: idOf('linkedin', name), name }]],
      ['post', '/v2/ugcPosts', share],
    ],
    facebook: [
      ['get', '/me', ({ name }) => [200, { id: idOf('facebook', name), name, picture }]],
      [
        'get',
        '/me/accounts',
        ({ name }) => [
          200,
          {
            data: pagesOf(name).map((page) => ({
              ...page,
              picture,
              access_token: social.give({ network: 'facebook', name, page: page.id, ends: null }),
            })),
          },
        ],
      ],
      [
        'delete',
        '/me/permissions',
        ({ name }) => {
          social.expire('facebook', name);
          return [200, { success: true }];
        },
      ],
      [
        'get',
        '/:page/published_posts',
        ofPage((page) => ({
          data: social.posts
            .all()
            .filter(({ author }) => author === page)
            .map(({ id, text, at }) => ({ id: `${page}_${id}`, message: text, created_time: at })),
        })),
      ],
      [
        'post',
        '/:page/feed',
        ofPage((page, { body }) => {
          const { message, link } = body as { message: string; link: string };
          return { id: `${page}_${social.add('facebook', page, message, link).id}` };
        }),
      ],
    ],
  };
  const oauth = {
    x: { authorize: '/i/oauth2/authorize', token: '/2/oauth2/token', revoke: '/2/oauth2/revoke' },
    linkedin: {
      authorize: '/oauth/v2/authorization',
      token: '/oauth/v2/accessToken',
      revoke: '/oauth/v2/revoke',
    },
    facebook: { authorize: '/dialog/oauth', token: '/oauth/access_token', revoke: '/unknown' },
  } as const;

  const router = Router();
  const answer = async (network: Network, path: string, run: Run, request: Request, response: Response) => {
    const isStopped = async (when: HoldPoint): Promise<boolean> => {
      const outcome = await holds.pass(`${network}${path}`, when);
      if (outcome === 'lose') response.destroy();
      if (outcome === 'fail') response.status(503).json({});
      return outcome !== 'on';
    };
    if (await isStopped('before')) return;
    const word = (request.get('authorization') ?? '').replace('Bearer ', '');
    const holder = network === 'x' && isSigned(request, settings.operator) ? operator : social.bearer(word);
    const [status, body, headers = {}] =
      holder?.network === network ? run(holder, request) : refusals[network];
    if (!(await isStopped('after'))) response.status(status).set(headers).json(body);
  };
  for (const network of ['x', 'linkedin', 'facebook'] as const) {
    const own = Router();
    const paths = oauth[network];
    own.use(oauthOf(network, social, settings[network], paths));
    own.post(paths.revoke, express.urlencoded({ extended: false }), (request, response) => {
      social.tokens.delete((request.body as { token?: string }).token ?? '');
      response.json({});
    });
    for (const [method, path, run] of calls[network])
      own[method](path, express.json(), (request, response) => answer(network, path, run, request, response));
    router.use(`/${network}`, own);
  }
  const control = Router().use(express.json());
  control.get('/posts', (_request, response) => void response.json(social.posts.all()));
  control.post('/expire', (request, response) => {
    const { network, name } = request.body as { network: Network; name?: string };
    social.expire(network, name);
    response.json({});
  });
  control.post('/hold', (request, response) => {
    const { path, when, outcome } = request.body as {
      path: string;
      when: HoldPoint;
      outcome: 'lose' | 'fail';
    };
    holds.arm(path, when, outcome);
    response.json(holds.list());
  });
  router.use('/_control', control);
  return router;
}
