import { Button, Modal, Stack } from '@dispatch/design-system';
import { runtimeConfig } from '../../shared/config/runtimeConfig';
import { text } from '../../shared/texts/texts';
import { useUserParameter } from './userParameters';

/** Goes with the first press, even when that could not be stored: then it comes again with the next sign-in. */
export function WelcomeMessage() {
  const { value, isKnown, remember } = useUserParameter('WelcomeMessage');
  const dismiss = (): void => remember('false');
  return (
    <Modal
      isOpen={isKnown && value !== 'false'}
      onClose={dismiss}
      title={text('welcome-title', { site: runtimeConfig().siteName })}
      size="small"
      actions={
        <Button variant="primary" onPress={dismiss}>
          Start
        </Button>
      }
    >
      <Stack gap="tight">
        <p>{text('welcome-write')}</p>
        <p>{text('welcome-review')}</p>
        <p>{text('welcome-find')}</p>
      </Stack>
    </Modal>
  );
}
