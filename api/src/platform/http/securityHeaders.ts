import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from '../settings/config';

/** The origins of reCAPTCHA's widget, when the operator has chosen it. */
const captchaOrigins = ({ recaptcha }: Config): string[] => {
  if (recaptcha.siteKey === '') return [];
  const { origin } = new URL(recaptcha.scriptUrl);
  return origin === 'https://www.google.com' ? [origin, 'https://www.gstatic.com'] : [origin];
};

/** Where the networks keep the pictures of accounts. */
const avatars = ['https://pbs.twimg.com', 'https://media.licdn.com', 'https://platform-lookaside.fbsbx.com'];

/**
 * What a page of ours may load and do: nothing but its own files, the card provider's form, YouTube's pictures and its
 * player without cookies, and the pictures of connected accounts.
 */
const contentPolicy = (config: Config): Record<string, string[]> => {
  const cardScript = new URL(config.stripe.scriptUrl).origin;
  const cardFrames = [cardScript];
  // 3-D Secure pages of the real provider.
  if (cardScript === 'https://js.stripe.com') cardFrames.push('https://hooks.stripe.com');
  const captcha = captchaOrigins(config);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", cardScript, ...captcha],
    // TinyMCE and React Aria position things by style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://i.ytimg.com', ...avatars],
    'font-src': ["'self'"],
    'connect-src': ["'self'", cardScript, new URL(config.stripe.apiUrl).origin],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...cardFrames, ...captcha],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
};

/**
 * What a window shares with those that it opens: ours knows the pop-up in which a social network is asked, and the
 * page with which that pop-up returns knows ours. With 'same-origin' the visit to the network would part them for
 * good.
 */
const openerPolicy = (path: string): string =>
  /^\/oauthconfirmcallback\//i.test(path) ? 'unsafe-none' : 'same-origin-allow-popups';

/** What browsers can do that no page of ours needs. */
const unneeded =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi serial usb'.split(
    ' ',
  );

/** Nobody may use them, not even a frame of ours; wallets are the card provider's form and ours. */
const permissionsPolicy = ({ stripe }: Config): string =>
  [
    ...unneeded.map((feature) => `${feature}=()`),
    `payment=(self "${new URL(stripe.scriptUrl).origin}")`,
  ].join(', ');

/** What a middleware sets on every answer, found out once: name and value. */
const headersOf = (middleware: ReturnType<typeof helmet>): [string, string][] => {
  const headers: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  middleware({} as unknown as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
};

/** The security headers of every answer. A router of its own may set a stricter policy. */
export const securityHeaders = (config: Config): RequestHandler => {
  const encrypted = config.publicUrl.startsWith('https:');
  const headers: [string, string][] = [
    ['Permissions-Policy', permissionsPolicy(config)],
    ...headersOf(
      helmet({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            ...contentPolicy(config),
            ...(encrypted ? { 'upgrade-insecure-requests': [] } : {}),
          },
        },
        strictTransportSecurity: encrypted && { maxAge: 31_536_000, includeSubDomains: false },
        // The card provider's form is a page of somebody else's, without CORP.
        crossOriginEmbedderPolicy: false,
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        xFrameOptions: { action: 'deny' },
        crossOriginOpenerPolicy: false,
      }),
    ),
  ];
  return (request, response, next) => {
    response.setHeader('Cross-Origin-Opener-Policy', openerPolicy(request.path));
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
};
