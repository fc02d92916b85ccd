import { screenAddress } from '@dispatch/contract';
import { useNavigate, useParams } from 'react-router-dom';
import { SubscriberList } from '../features/subscribers/SubscriberList';
import { SubscriberPage } from '../features/subscribers/SubscriberPage';
import { StaffOnly } from './StaffOnly';

export function SubscribersScreen() {
  const navigate = useNavigate();
  return (
    <StaffOnly permission="installation.manage">
      <SubscriberList onMade={(id) => void navigate(screenAddress('subscriber', { id }))} />
    </StaffOnly>
  );
}

export function SubscriberScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <StaffOnly permission="installation.manage">
      <SubscriberPage
        key={id}
        id={Number(id)}
        onRemoved={() => void navigate(screenAddress('subscribers'), { replace: true })}
      />
    </StaffOnly>
  );
}
