import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../shared/countries/useCountries';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { text } from '../../shared/texts/texts';
import { ProfileForm } from './ProfileForm';
import { profileQuery } from './profileQuery';
import { SettingsSection } from './SettingsSection';

export function ProfileSection() {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(profileQuery);
  // Without the list the field for the country would show an empty box over a country that is set.
  const { isPending: areCountriesPending } = useQuery(countriesQuery);
  const isLoaded = data !== undefined && isFetchedAfterMount && !areCountriesPending;
  return (
    <SettingsSection id="profile">
      {error ? (
        <FailedLoad title={text('profile-failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !isLoaded ? <Loader label="Loading your profile…" shape="form" isTall /> : null}
      {!error && isLoaded ? <ProfileForm key={data.id} profile={data} /> : null}
    </SettingsSection>
  );
}
