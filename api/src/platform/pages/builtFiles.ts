import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';

const forms = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
  { coding: 'identity', ending: '' },
] as const;

const year = 31_536_000;

/** The style sheet of the public pages: its name never changes and therefore has no hash. */
const withoutHash = /[\\/]article\.css$/;

/** The card provider's frame is of another origin and shows the fonts of the page around it. */
const font = /\.woff2$/;

interface BuiltFilesOptions {
  /** The files have a hash in their names: they are kept for a year. Others are asked for again. */
  areHashed: boolean;
}

/** In the smallest form that the browser takes. Nothing is remembered: a new build replaces them. */
export const builtFiles = (folder: string, { areHashed }: BuiltFilesOptions): RequestHandler => {
  const serve = express.static(folder, {
    cacheControl: false,
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      const form = forms.find(({ ending }) => path.endsWith(ending)) ?? forms[2];
      const name = path.slice(0, path.length - form.ending.length);
      response.vary('Accept-Encoding');
      response.setHeader(
        'Cache-Control',
        areHashed && !withoutHash.test(name) ? `public, max-age=${year}, immutable` : 'no-cache',
      );
      if (form.ending !== '') response.type(extname(name)).setHeader('Content-Encoding', form.coding);
      if (font.test(name)) response.setHeader('Access-Control-Allow-Origin', '*');
    },
  });
  return (request, response, next) => {
    const { url } = request;
    const [path = '', ...query] = url.split('?');
    const taken = forms.filter(({ coding }) => request.acceptsEncodings(coding) !== false);
    const attempt = (place: number): void => {
      request.url = [path + (taken[place] ?? forms[2]).ending, ...query].join('?');
      serve(request, response, (error?: unknown) => {
        request.url = url;
        if (error !== undefined || place + 1 >= taken.length) next(error);
        else attempt(place + 1);
      });
    };
    attempt(0);
  };
};
