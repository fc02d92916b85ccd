import { screenAddress } from '@dispatch/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { WebhookPage } from '../features/webhooks/WebhookPage';
import { askAgain } from '../shared/api/callQuery';

export function WebhookScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <WebhookPage
      key={id}
      id={Number(id)}
      onRemoved={() => {
        void askAgain(queryClient, 'listWebhooks');
        void navigate(screenAddress('settingsPage', { page: 'api' }), { replace: true });
      }}
    />
  );
}
