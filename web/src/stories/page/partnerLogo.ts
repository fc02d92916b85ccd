import { http, HttpResponse } from 'msw';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120" viewBox="0 0 400 120">
  <path d="M20 90 Q60 20 100 90 T180 90" fill="none" stroke="#0a4d68" stroke-width="12"/>
  <text x="200" y="76" font-family="Georgia, serif" font-size="44" fill="#111">Alliance</text></svg>`;

export const partnerLogo = http.get('/api/partner/logo/:key', () =>
  HttpResponse.text(drawing, { headers: { 'content-type': 'image/svg+xml' } }),
);
