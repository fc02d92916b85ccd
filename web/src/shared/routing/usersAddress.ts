import { screenAddress } from '@dispatch/contract';

/** The list of users where it shows this person, whose row takes the focus. */
export const usersAddress = ({ id, oktaLogin }: { id: number; oktaLogin: string }): string =>
  `${screenAddress('users', { search: oktaLogin })}#user-${id}`;
