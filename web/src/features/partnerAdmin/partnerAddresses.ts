import type { PartnersPlace } from './queries';

export function partnersAddress({ search, page }: PartnersPlace): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return `/admin/partners${query.size === 0 ? '' : `?${query.toString()}`}`;
}

export const partnerEditorAddress = (slug: string): string => `/admin/partners/${encodeURIComponent(slug)}`;
