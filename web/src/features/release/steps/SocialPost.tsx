import { additionPrices, formatMoney } from '@dispatch/contract';
import { Banner, Checkbox, Stack } from '@dispatch/design-system';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { FormTextArea } from '../../../shared/forms/textFields';
import type { ReleaseForm } from '../releaseForm';

const price = formatMoney(additionPrices.socialmedia);

export function SocialPost({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const { control, setValue } = form.methods;
  const [hasPost, post] = useWatch({ control, name: ['hasCisionSocialPost', 'cisionSocialPost'] });
  const written = useRef(post);
  if (isPaid && !hasPost) return <p>Your release was ordered without a post.</p>;
  // A post that is not ordered has no text that could break a rule; what was written comes back with the tick.
  const order = (isOrdered: boolean): void => {
    if (!isOrdered) written.current = post;
    setValue('hasCisionSocialPost', isOrdered, { shouldDirty: true });
    setValue('cisionSocialPost', isOrdered ? written.current : '', { shouldDirty: true });
    form.methods.clearErrors('cisionSocialPost');
  };
  return (
    <Stack>
      <Checkbox
        name="hasCisionSocialPost"
        isSelected={hasPost}
        isDisabled={isPaid}
        onChange={order}
        description={`One post from our own account, ${price}.`}
      >
        Share on X
      </Checkbox>
      {hasPost ? (
        <>
          <FormTextArea name="cisionSocialPost" label="Text of the post" rows={3} hasCounter />
          <Banner tone="success">{`Share on X is added for ${price}.`}</Banner>
        </>
      ) : null}
    </Stack>
  );
}
