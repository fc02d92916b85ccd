import { groups, permits, type Group } from '@dispatch/contract';
import type { Operation } from './operations';

export const allowedGroups = ({ permissions }: Operation): Group[] =>
  groups.filter(
    (group) => !permissions?.length || permissions.some((permission) => permits(group, permission)),
  );

export const humblestGroup = (operation: Operation): Group => allowedGroups(operation).at(-1) ?? 'ADMIN';
