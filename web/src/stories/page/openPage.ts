import { createMemoryRouter, type RouteObject } from 'react-router-dom';

type Router = ReturnType<typeof createMemoryRouter>;

let router: Router | null = null;
let hasRouter = true;

/** Says before a story whether its page has the product's routes, or is a public page without any. */
export function expectRouter(expected: boolean): void {
  hasRouter = expected;
}

/** The routes of the product at this address, without the address bar. */
export function openPage(routes: RouteObject[], at: string): Router {
  router = createMemoryRouter(routes, { initialEntries: [at] });
  return router;
}

export function closePage(): void {
  router?.dispose();
  router = null;
}

/** The address at which the screen is now, with its query. */
export function pageAddress(): string {
  const { pathname = '', search = '', hash = '' } = router?.state.location ?? {};
  return `${pathname}${search}${hash}`;
}

/** The Back of the browser; resolves when the router has followed it, or has been kept from it. */
export async function goBack(): Promise<void> {
  await router?.navigate(-1);
}

export const isOpening = (): boolean =>
  router === null ? hasRouter : !router.state.initialized || router.state.navigation.state !== 'idle';

export const pathOf = (at: string): string => new URL(at, 'http://localhost').pathname;
