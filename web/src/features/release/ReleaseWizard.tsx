import type { components, PackageId } from '@dispatch/contract';
import { Loader } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { featuresQuery, meQuery, packagesQuery } from '../../shared/api/queries';
import { Screen } from '../../shared/screen/Screen';
import { knownContactsQuery, type KnownContacts } from './knownContacts';
import { dropLocalCopy, readLocalCopy } from './localCopy';
import { UnsentCopyChoice } from './UnsentCopyChoice';
import { verifiedEmailsQuery } from './verifiedEmails';
import { Wizard } from './Wizard';
import type { PaymentPlace } from './usePaymentPlace';
import { wizardFlow } from './wizardFlow';
import { fateOfCopy, startOf, withCopy } from './wizardStart';

interface ReleaseWizardProps {
  kind: 'create' | 'edit';
  release: components['schemas']['Release'] | null;
  packageId?: PackageId;
  /** The editors' way to a release that is somebody else's. */
  isDesk?: boolean;
  onFirstSave?: (distributionId: number) => void;
  renderPayment?: (place: PaymentPlace) => ReactNode;
}

/** Without packages or features it leads to `/`. */
export function ReleaseWizard(props: ReleaseWizardProps) {
  const packages = useQuery(packagesQuery);
  const features = useQuery(featuresQuery);
  const me = useQuery(meQuery);
  const verified = useQuery(verifiedEmailsQuery);
  if (packages.isError || features.isError || me.isError) {
    return <Navigate to="/" replace state={{ noConfirm: true }} />;
  }
  // Once: a failed reading is repeated by the wizard itself, which has to stay where it is meanwhile.
  const awaitsVerified = verified.isPending && !verified.isFetchedAfterMount;
  if (!packages.data || !features.data || !me.data || awaitsVerified) return <Loading />;
  return props.release === null ? (
    <NewWizard {...props} profile={me.data} />
  ) : (
    <OpenedWizard {...props} userId={me.data.id} />
  );
}

const Loading = () => (
  <Screen title="Release" slug="Release">
    <Loader label="Loading the release…" shape="form" isTall />
  </Screen>
);

function NewWizard({
  profile,
  ...props
}: ReleaseWizardProps & { profile: components['schemas']['UserProfile'] }) {
  const { data } = useQuery(knownContactsQuery(profile));
  return data === undefined ? <Loading /> : <OpenedWizard {...props} userId={profile.id} known={data} />;
}

const nothing = (): null => null;

function OpenedWizard(props: ReleaseWizardProps & { userId: number; known?: KnownContacts }) {
  const { release, packageId, userId, known } = props;
  // What was loaded first counts.
  const [flow] = useState(() => wizardFlow(props.kind, release, props.isDesk === true));
  const [query] = useSearchParams();
  const [opened, setOpened] = useState(() => {
    const start = startOf(release, packageId, known);
    const copy = readLocalCopy(userId, start.identity.distributionId);
    const fate = fateOfCopy(start, copy, query.has('currentStep'));
    if (copy !== null && fate === 'apply') return { start: withCopy(start, copy), asksAbout: null };
    return { start, asksAbout: fate === 'ask' ? copy : null };
  });
  const { start, asksAbout } = opened;
  if (asksAbout !== null) {
    return (
      <UnsentCopyChoice
        copy={asksAbout}
        isSaved={start.identity.distributionId !== null}
        onUse={() => setOpened({ start: withCopy(start, asksAbout), asksAbout: null })}
        onDrop={() => {
          dropLocalCopy(userId, start.identity.distributionId);
          setOpened({ start, asksAbout: null });
        }}
      />
    );
  }
  const { kind, onFirstSave = nothing, renderPayment = nothing } = props;
  return <Wizard {...{ kind, flow, release, start, userId, onFirstSave, renderPayment }} />;
}
