import { ButtonLink, Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { partnerSplash } from '../../shared/pageData/pageData';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { PartnerForm } from './PartnerForm';
import { PartnerSwitcher } from './PartnerSwitcher';
import { editedPartnerQuery } from './queries';

interface PartnerEditorProps {
  slug: string;
  onPartner: (slug: string) => void;
  onRenamed: (slug: string) => void;
}

export function PartnerEditor({ slug, onPartner, onRenamed }: PartnerEditorProps) {
  const { data, error, refetch } = useQuery(editedPartnerQuery(slug));
  if (isRefused(error)) return <RefusedScreen error={error} />;
  return (
    <Screen
      title={data ? data.partner.name : 'Partner'}
      slug="Partner page"
      actions={
        <ButtonLink href={partnerSplash(slug)} target="_blank">
          Open the public page
        </ButtonLink>
      }
    >
      <PartnerSwitcher slug={data?.partner.slug ?? slug} name={data?.partner.name} onPartner={onPartner} />
      {error ? (
        <FailedLoad title="The partner could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <PartnerForm key={data.partner.partnerId} first={data} slug={slug} onRenamed={onRenamed} />
      ) : (
        <Loader label="Loading…" shape="form" />
      )}
    </Screen>
  );
}
