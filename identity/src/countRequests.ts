import { countCall } from '@dispatch/api/figures';
import { describeStep, inStep } from '@dispatch/api/steps';
import type { Request, RequestHandler } from 'express';

const openId = '/oauth2/default';

/** Of OpenID Connect, which are routes of its library and none of ours. */
const openIdPaths: ReadonlySet<string> = new Set(
  ['.well-known/openid-configuration', 'v1/authorize', 'v1/token', 'v1/keys', 'v1/userinfo', 'v1/logout'].map(
    (path) => `${openId}/${path}`,
  ),
);

/** What was asked for, without ids, so that nobody can invent more of them than there are routes. */
const routeOf = (request: Request): string => {
  const [path = ''] = request.originalUrl.split('?', 1);
  if (openIdPaths.has(path)) return path;
  const { path: own } = (request.route ?? {}) as { path?: string | string[] };
  if (own === undefined) return path.startsWith(`${openId}/`) ? `${openId}/…` : 'other';
  return `${request.baseUrl}${[own].flat()[0] ?? ''}`;
};

/** Counts each request when it is answered, and has it be a step of a trace. */
export const countRequests: RequestHandler = (request, response, next) => {
  const begun = performance.now();
  const attributes = { 'http.request.method': request.method };
  void inStep(
    { kind: 'call', name: `${request.method} sign-in`, attributes },
    () =>
      new Promise<void>((resolve) => {
        response.once('close', () => {
          const route = routeOf(request);
          countCall(`${request.method} ${route}`, response.statusCode, begun);
          describeStep({ 'http.route': route, 'http.response.status_code': response.statusCode });
          resolve();
        });
        next();
      }),
  );
};
