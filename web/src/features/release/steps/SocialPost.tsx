import { additionPrices, formatMoney } from '@dispatch/contract';
import { Banner, Checkbox, Stack } from '@dispatch/design-system';
import { type ReactNode, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { runtimeConfig } from '../../../shared/config/runtimeConfig';
import { FormTextArea } from '../../../shared/forms/textFields';
import type { ReleaseForm } from '../releaseForm';

interface OptionalPostProps {
  form: ReleaseForm;
  /** Of the tick. */
  name: 'hasCisionSocialPost' | 'xPostHandle';
  field: 'cisionSocialPost' | 'twitterMessage';
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isDisabled?: boolean;
  description: string;
  children: ReactNode;
}

/** One that is not chosen has no text that could break a rule; what was written comes back with the tick. */
export function OptionalPost(props: OptionalPostProps) {
  const { form, field, label, isChosen, onChoose, children, ...tick } = props;
  const { control, setValue, clearErrors } = form.methods;
  const post = useWatch({ control, name: field });
  const written = useRef(post);
  const choose = (next: boolean): void => {
    if (!next) written.current = post;
    onChoose(next);
    setValue(field, next ? written.current : '', { shouldDirty: true });
    clearErrors(field);
  };
  return (
    <>
      <Checkbox isSelected={isChosen} onChange={choose} {...tick}>
        {children}
      </Checkbox>
      {isChosen ? <FormTextArea name={field} label={label} rows={3} hasCounter /> : null}
    </>
  );
}

const price = formatMoney(additionPrices.socialmedia);

export function SocialPost({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const { control, setValue } = form.methods;
  const hasPost = useWatch({ control, name: 'hasCisionSocialPost' });
  if (isPaid && !hasPost) return <p>Your release was ordered without a post.</p>;
  // One that was ticked where it is not sold any more can still be taken away.
  if (!hasPost && !runtimeConfig().hasSharePost) return null;
  return (
    <Stack>
      <OptionalPost
        form={form}
        name="hasCisionSocialPost"
        field="cisionSocialPost"
        label="Text of the post"
        isChosen={hasPost}
        onChoose={(isOrdered) => setValue('hasCisionSocialPost', isOrdered, { shouldDirty: true })}
        isDisabled={isPaid}
        description={`One post from our own account, ${price}.`}
      >
        Share on X
      </OptionalPost>
      {hasPost ? <Banner tone="success">{`Share on X is added for ${price}.`}</Banner> : null}
    </Stack>
  );
}
