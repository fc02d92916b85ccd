import { groups, permits, type Group } from '@dispatch/contract';
import type { Operation } from './operations';

/** The groups that may make a call; all for a public one. */
export const allowedGroups = ({ permissions }: Operation): Group[] =>
  groups.filter(
    (group) => !permissions?.length || permissions.some((permission) => permits(group, permission)),
  );

/** Customers where they may, else whoever may: those who may do least. */
export const humblestGroup = (operation: Operation): Group => allowedGroups(operation).at(-1) ?? 'ADMIN';
