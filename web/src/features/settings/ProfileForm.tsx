import { formatDay } from '@dispatch/contract';
import { ActionBar, Banner, Button, DescriptionList, SaveStatus, useToast } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { meQuery } from '../../shared/api/queries';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { sessionEndKey } from '../../shared/session/sessionEnd';
import { text } from '../../shared/texts/texts';
import { ProfileFields } from './ProfileFields';
import { profileQuery } from './profileQuery';
import { profileValuesOf, type ProfileValues, type UserProfile } from './profileValues';
import { useKeptProfile, useUnsentProfile } from './useUnsentProfile';

/** Milliseconds. */
const toastDuration = 8000;

export function ProfileForm({ profile }: { profile: UserProfile }) {
  const saved = profileValuesOf(profile);
  const unsent = useUnsentProfile(profile.id, saved);
  const [hasSaved, setHasSaved] = useState(false);
  const form = useContractForm<ProfileValues>('ProfileChange', {
    stage: 'full',
    fields: Object.keys(saved),
    defaultValues: unsent.first,
  });
  useKeptProfile(profile.id, form.methods.control, saved);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { isSubmitting, isDirty } = form.methods.formState;

  const save = async (values: ProfileValues): Promise<void> => {
    setHasSaved(false);
    try {
      const { data } = await call('saveProfile', { body: values });
      queryClient.setQueryData(profileQuery.queryKey, data);
      queryClient.setQueryData(meQuery.queryKey, data);
      form.methods.reset(profileValuesOf(data));
      unsent.forget();
      setHasSaved(true);
      toast.show(text('profile-saved'), { duration: toastDuration });
    } catch (error) {
      // The warning above the page then says that the session is over, and leads back in.
      if (hasStatus(error, 401)) void queryClient.invalidateQueries({ queryKey: sessionEndKey });
      throw error;
    }
  };
  const discard = (): void => {
    form.clearRefusal();
    form.methods.reset(saved);
    unsent.forget();
  };

  return (
    <FormBody form={form} onSubmit={save} refusalTitle={text('profile-failed')}>
      <DescriptionList
        items={[
          { term: 'Login', value: profile.oktaLogin },
          { term: 'Registered', value: formatDay(profile.createdDate) },
        ]}
      />
      {unsent.isBack ? (
        <Banner action={<Button onPress={discard}>Discard my changes</Button>}>
          We restored the changes that you typed here earlier. They are not saved yet.
        </Banner>
      ) : null}
      <ProfileFields />
      <ActionBar>
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          Save profile
        </Button>
        <SaveStatus state={hasSaved && !isDirty ? 'saved' : 'idle'} />
      </ActionBar>
    </FormBody>
  );
}
