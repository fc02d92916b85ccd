import {
  networkNames,
  ruleMessage,
  type SocialHandleField,
  socialHandleFields,
  socialHandleNames,
} from '@dispatch/contract';
import { Avatar, Checkbox, SectionHead } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { socialAccountsQuery } from '../../../shared/api/queries';
import type { SocialAccount } from '../../../shared/social/socialState';
import type { ReleaseForm } from '../releaseForm';
import { OptionalPost } from './SocialPost';

const nameOf = (account: SocialAccount | undefined): string =>
  account?.pageName ?? account?.userLoginName ?? '';

interface AccountFieldProps {
  form: ReleaseForm;
  account: SocialAccount | undefined;
}

function XMessage({ form, account, isDesk }: AccountFieldProps & { isDesk: boolean }) {
  const { control, setValue } = form.methods;
  const handle = useWatch({ control, name: 'xPostHandle' });
  const [first] = useState(handle);
  const name = nameOf(account) || (isDesk ? first : '');
  if (name === '' && handle === '') return null;
  return (
    <>
      <SectionHead title="X message" />
      <OptionalPost
        form={form}
        name="xPostHandle"
        field="twitterMessage"
        label="Text of the message"
        isChosen={handle !== ''}
        onChoose={(isChosen) => setValue('xPostHandle', isChosen ? name : '', { shouldDirty: true })}
        description="Free. It is posted from your account when your release is published."
      >
        {`A message of my own on X: ${handle || name}`}
      </OptionalPost>
    </>
  );
}

function AccountToggle({ form, account, field }: AccountFieldProps & { field: SocialHandleField }) {
  const { control, setValue } = form.methods;
  const handle = useWatch({ control, name: field });
  const type = socialHandleFields[field];
  const accountName = nameOf(account) || (handle?.accountName ?? '');
  const avatar = account?.avatar ?? account?.avatarLink ?? handle?.avatar ?? null;
  const selected = handle?.selected ?? false;
  const hasNoPage = account !== undefined && nameOf(account) === '';
  return (
    <Checkbox
      name={field}
      isSelected={selected}
      isDisabled={hasNoPage && !selected}
      description={hasNoPage ? ruleMessage('FacebookPageChoice', 'pageId', 'required') : undefined}
      onChange={(next) =>
        setValue(field, { type, selected: next, accountName, avatar }, { shouldDirty: true })
      }
    >
      <Avatar name={accountName} src={avatar ?? undefined} size="small" isDecorative />{' '}
      {[networkNames[type], accountName].filter(Boolean).join(': ')}
    </Checkbox>
  );
}

/**
 * What a release does with the connected accounts of its owner; nothing without one. One that was chosen and is not
 * connected any more can still be taken away. The desk has accounts of its own: it sees those that the release names.
 */
export function SocialFields({ form, isDesk }: { form: ReleaseForm; isDesk: boolean }) {
  const { data = [] } = useQuery({ ...socialAccountsQuery, enabled: !isDesk });
  const accounts = isDesk ? [] : data;
  const handles = useWatch({ control: form.methods.control, name: socialHandleNames });
  const accountOf = (field: SocialHandleField) =>
    accounts.find(({ type }) => type === socialHandleFields[field]);
  const shown = socialHandleNames.filter(
    (field, index) => accountOf(field) !== undefined || (isDesk ? handles[index] : handles[index]?.selected),
  );
  return (
    <>
      <XMessage form={form} account={accountOf('twitterSocialHandle')} isDesk={isDesk} />
      {shown.length > 0 ? (
        <>
          <SectionHead title="Social accounts" />
          <p>
            Your release shows readers how to share it on the networks that you choose. When it is published,
            it is posted from your accounts of LinkedIn and Facebook.
          </p>
          {shown.map((field) => (
            <AccountToggle key={field} form={form} field={field} account={accountOf(field)} />
          ))}
        </>
      ) : null}
    </>
  );
}
