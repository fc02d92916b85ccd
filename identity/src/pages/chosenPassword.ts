import type { Request, Response } from 'express';

const name = 'idp.chosen';
const place = { path: '/signin', httpOnly: true, sameSite: 'lax' } as const;

/** Who has just chosen a password in this browser: the next sign-in says that it is done, with the address filled in. */
export const rememberChosen = (response: Response, login: string): void => {
  response.cookie(name, login, { ...place, secure: response.req.secure, maxAge: 10 * 60_000 });
};

export const chosenLogin = (request: Request): string | null => {
  const [, found] = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.get('cookie') ?? '') ?? [];
  try {
    return found === undefined ? null : decodeURIComponent(found);
  } catch {
    return null;
  }
};

export const forgetChosen = (response: Response): void => {
  response.clearCookie(name, place);
};
