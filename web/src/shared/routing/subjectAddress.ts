const screens: Record<string, (id: string) => string> = {
  release: (id) => `/admin/releases/${id}`,
  order: (id) => `/admin/orders/${id}`,
  approval: (id) => `/admin/approvals/${id}`,
  user: (id) => `/admin/users/${id}`,
};

/** Where a subject of the audit log or of a job is shown; null for one without a screen. */
export const subjectAddress = (type: string, id: string): string | null =>
  /^\d+$/.test(id) ? (screens[type]?.(id) ?? null) : null;
