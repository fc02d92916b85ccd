import { Banner } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';
import type { StepId } from '../stepId';
import type { ReleaseUploads } from '../useReleaseUploads';
import type { SavedPlace } from '../useUnansweredLinks';
import { AdditionsStep } from './AdditionsStep';
import { AmplifyStep } from './AmplifyStep';
import { ContactAddresses, ContactsStep } from './ContactsStep';
import { PackageStep } from './PackageStep';
import { ReleaseStep } from './ReleaseStep';
import { ScheduleStep } from './ScheduleStep';

interface StepBodyProps extends SavedPlace {
  id: StepId;
  form: ReleaseForm;
  values: ReleaseValues;
  hasPaid: boolean;
  uploads: ReleaseUploads;
  summary: ReactNode;
}

export function StepBody({
  id,
  form,
  values,
  hasPaid,
  uploads,
  distributionId,
  isDesk,
  summary,
}: StepBodyProps) {
  switch (id) {
    case 'package':
      return <PackageStep form={form} isPaid={hasPaid} />;
    case 'additions':
      return <AdditionsStep form={form} isPaid={hasPaid} />;
    case 'release':
      return <ReleaseStep form={form} uploads={uploads} saved={{ distributionId, isDesk }} />;
    case 'amplify':
      return <AmplifyStep form={form} isPaid={hasPaid} isDesk={isDesk} />;
    case 'schedule':
      return <ScheduleStep form={form} />;
    case 'contacts':
      return isDesk ? <ContactAddresses values={values} /> : <ContactsStep values={values} />;
    case 'payment':
      return <Banner tone="success">{text('release-paid')}</Banner>;
    case 'summary':
    case 'publishing':
      return summary;
  }
}
