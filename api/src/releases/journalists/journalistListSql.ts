import type { components } from '@dispatch/contract';
import { message } from '@dispatch/contract';
import { problem } from '../../platform/call/problem';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { reachSql } from './listReach';

export type JournalistList = components['schemas']['AdminJournalistList'];

/** The columns of a list as the wire names them. */
export const journalistListSql = `
  journalist_list_id as "cisionJournalistListId", category_name as "categoryName", is_active as "isActive",
  ${reachSql('journalist_lists')} as "people!", unsubscribed, bounced`;

/** A name that another list has in the same capitals breaks the first, in other capitals the second. */
const nameConstraints = ['journalist_lists_category_name_key', 'journalist_lists_name_key'];

/** Does what names a list. Throws 409 when another list has the name, in whatever capitals. */
export const orNameTaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!nameConstraints.some((name) => isUniqueViolation(error, name))) throw error;
    const text = message('list-name-taken');
    throw problem(409, 'list-name-taken', text, {
      fields: [{ pointer: '/categoryName', rule: 'taken', message: text }],
    });
  }
};
