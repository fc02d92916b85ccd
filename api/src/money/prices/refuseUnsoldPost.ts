import { message } from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import type { Config } from '../../platform/settings/config';

/** Throws 400 for a paid post where the operator has no account from which it would come. */
export const refuseUnsoldPost = (
  order: { hasCisionSocialPost: boolean },
  { social }: Pick<Config, 'social'>,
): void => {
  if (!order.hasCisionSocialPost || social.operator !== null) return;
  const text = message('social-post-not-offered');
  throw inputProblem([{ pointer: '/hasCisionSocialPost', rule: 'oneOf', message: text }]);
};
