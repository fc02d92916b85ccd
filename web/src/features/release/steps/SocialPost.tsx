import { additionPrices, checkRules, formatMoney } from '@dispatch/contract';
import { Banner, Button, Stack } from '@dispatch/design-system';
import { useWatch } from 'react-hook-form';
import { FormTextArea } from '../../../shared/forms/textFields';
import type { ReleaseForm } from '../releaseForm';

const price = formatMoney(additionPrices.socialmedia);

/** The paid post on X: it can be added when its text is right, and removed until it is paid. */
export function SocialPost({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const { control, setValue } = form.methods;
  const [hasPost, post] = useWatch({ control, name: ['hasCisionSocialPost', 'cisionSocialPost'] });
  if (isPaid && !hasPost) return <p>Your release was ordered without a post.</p>;
  const [fault] = checkRules(
    'ReleaseDraft',
    { hasCisionSocialPost: true, cisionSocialPost: post },
    { stage: 'full', fields: ['cisionSocialPost'] },
  );
  const set = (isAdded: boolean): void => setValue('hasCisionSocialPost', isAdded, { shouldDirty: true });
  return (
    <Stack>
      <p>{`One post from our own account, ${price}.`}</p>
      <FormTextArea
        name="cisionSocialPost"
        label="Text of the post"
        rows={3}
        hasCounter
        isOptional={!hasPost}
      />
      {isPaid ? null : hasPost ? (
        <div>
          <Button aria-label="Remove Share on X" onPress={() => set(false)}>
            Remove
          </Button>
        </div>
      ) : (
        <div>
          <Button
            aria-label="Add Share on X"
            blockedReason={fault?.message}
            onPress={() => fault === undefined && set(true)}
          >
            Add
          </Button>
        </div>
      )}
      {hasPost ? <Banner tone="success">{`Share on X is added for ${price}.`}</Banner> : null}
    </Stack>
  );
}
