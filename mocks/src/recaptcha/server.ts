import express from 'express';
import { baseApp } from '../http/base';
import { builtScript } from '../http/builtScript';
import { listen, type Running } from '../http/listen';
import { Tokens } from './tokens';

export interface CaptchaSite {
  readonly siteKey: string;
  readonly secret: string;
}

const script = (name: 'api' | 'anchor') => builtScript(new URL(`./browser/${name}.ts`, import.meta.url));

const anchorPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>reCAPTCHA</title>
<meta name="color-scheme" content="light dark"><style>body{margin:0;padding:1rem;font:1rem sans-serif}p{margin:0}</style></head>
<body><p><label><input type="checkbox"> I'm not a robot</label></p>
<p role="status"></p><script src="/recaptcha/api2/anchor.js"></script></body></html>`;

export async function startRecaptcha(port: number, site: CaptchaSite): Promise<Running> {
  const tokens = new Tokens();
  const app = baseApp('captcha');
  app.get('/recaptcha/api.js', async (_request, response) => {
    response.type('js').send(await script('api'));
  });
  app.get('/recaptcha/api2/anchor.js', async (_request, response) => {
    response.type('js').send(await script('anchor'));
  });
  app.get('/recaptcha/api2/anchor', (request, response) => {
    if (request.query['k'] !== site.siteKey) {
      response.status(400).type('text').send('ERROR for site owner: Invalid site key');
      return;
    }
    response.type('html').send(anchorPage);
  });
  app.post('/recaptcha/api2/userverify', express.urlencoded({ extended: false }), (request, response) => {
    const { host = '' } = request.body as { host?: string };
    response.json({ token: tokens.make(host) });
  });
  app.post('/recaptcha/api/siteverify', express.urlencoded({ extended: false }), (request, response) => {
    const { secret = '', response: token = '' } = request.body as { secret?: string; response?: string };
    response.json(
      secret === site.secret
        ? tokens.judge(token)
        : { success: false, 'error-codes': ['invalid-input-secret'] },
    );
  });
  return listen('captcha', app, port);
}
