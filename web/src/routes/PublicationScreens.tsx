import { useParams } from 'react-router-dom';
import { readDays } from '../features/publication/days';
import { DaysInvalid, PublicationList } from '../features/publication/PublicationList';
import { PublicationRecord } from '../features/publication/PublicationRecord';
import { StaffOnly } from './StaffOnly';

export function PublicationsScreen() {
  const days = readDays(useParams()['days']);
  return (
    <StaffOnly permission="publications.read">
      {days === null ? <DaysInvalid /> : <PublicationList days={days} />}
    </StaffOnly>
  );
}

export function PublicationScreen() {
  const { id = '' } = useParams();
  return (
    <StaffOnly permission="publications.read">
      <PublicationRecord key={id} eraId={id} />
    </StaffOnly>
  );
}
