export const partnerEditorAddress = (slug: string): string => `/admin/partners/${encodeURIComponent(slug)}`;
