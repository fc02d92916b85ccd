import {
  message,
  networkNames,
  type ReleaseContent,
  ruleMessage,
  type SocialHandleField,
  socialHandleFields,
  socialHandleNames,
  type SocialNetwork,
} from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import { statement } from '../../platform/database/statement';

type Handles = Pick<ReleaseContent, 'xPostHandle' | SocialHandleField>;

const connectedHandlesStatement = statement('connected-handles')`
select network, case network when 'Facebook' then page_name else account_name end as "accountName",
  case network when 'Facebook' then page_avatar_url else avatar_url end as avatar
from social_accounts
where user_id = coalesce(:ownerId?, (select user_id from releases where distribution_id = :distributionId?))`;

const error = (field: string, text: string): FieldError => ({
  pointer: `/${field}`,
  rule: 'oneOf',
  message: text,
});

/**
 * The handles of a release as they are kept: the names and pictures are those of the connected accounts, whatever was
 * sent. One that is chosen without an account, or without a page at Facebook, is an error and left empty.
 * @param ownerId of the release; null is asked of the release itself
 */
export const connectedHandles = async (
  sent: Handles,
  ownerId: number | null,
  distributionId: number | null = null,
): Promise<{ handles: Handles; errors: FieldError[] }> => {
  const handles: Handles = {};
  const errors: FieldError[] = [];
  const isAsked = socialHandleNames.some((field) => sent[field]) || Boolean(sent.xPostHandle);
  const accounts = isAsked ? await connectedHandlesStatement.all({ ownerId, distributionId }) : [];
  const accountOf = (network: SocialNetwork) => accounts.find((account) => account.network === network);
  for (const field of socialHandleNames) {
    const type = socialHandleFields[field];
    const choice = sent[field];
    if (choice === undefined) continue;
    const account = accountOf(type);
    const name = account?.accountName ?? null;
    const selected = choice?.selected ?? false;
    handles[field] =
      choice && account && name !== null
        ? { type, selected, accountName: name, avatar: account.avatar }
        : null;
    if (!selected || name !== null) continue;
    const text = account
      ? ruleMessage('FacebookPageChoice', 'pageId', 'required')
      : message('account-not-connected', { network: networkNames[type] });
    errors.push(error(field, text));
  }
  const { xPostHandle } = sent;
  if (xPostHandle === undefined) return { handles, errors };
  const isConnected = accountOf('Twitter')?.accountName === xPostHandle;
  if (xPostHandle !== '' && !isConnected)
    errors.push(error('xPostHandle', message('account-not-connected', { network: networkNames.Twitter })));
  return { handles: { ...handles, xPostHandle: isConnected ? xPostHandle : '' }, errors };
};
