import express, { type RequestHandler } from 'express';

const read = express.urlencoded({ extended: false, limit: '30kb' });

/** Reads a form, and refuses one that another site has sent (browsers say where a form comes from; programs need not). */
export const ownForm: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    response.status(403).type('text').send('This form must be sent from its own page.');
    return;
  }
  read(request, response, next);
};
