/** The list of users where it shows this person, whose row takes the focus. */
export const usersAddress = ({ id, oktaLogin }: { id: number; oktaLogin: string }): string =>
  `/admin/users?${new URLSearchParams({ search: oktaLogin }).toString()}#user-${id}`;
