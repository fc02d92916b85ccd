import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { PartnerMissing } from '../features/partner/PartnerMissing';
import { partnerPageQuery } from '../features/partner/queries';
import { Registration } from '../features/registration/Registration';
import { hasStatus } from '../shared/api/errorTexts';
import { FailedLoad } from '../shared/screen/FailedLoad';
import { Screen } from '../shared/screen/Screen';
import { text } from '../shared/texts/texts';

/** /register and /prwebpartner/{slug}/Register */
export function RegisterScreen() {
  const [query] = useSearchParams();
  const { slug } = useParams();
  return slug === undefined ? (
    <Registration query={query} through={null} />
  ) : (
    <RegistrationThroughPartner query={query} slug={slug} />
  );
}

function RegistrationThroughPartner({ query, slug }: { query: URLSearchParams; slug: string }) {
  const { data, error, refetch } = useQuery(partnerPageQuery(slug));
  if (data) return <Registration query={query} through={data} />;
  if (hasStatus(error, 400, 404)) return <PartnerMissing />;
  return (
    <Screen title={text('registration-title')} slug="Account" width="narrow">
      {error ? (
        <FailedLoad title="The partner could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader label="Loading…" shape="form" />
      )}
    </Screen>
  );
}
