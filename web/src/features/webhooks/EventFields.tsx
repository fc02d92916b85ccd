import { type WebhookEvent, webhookEvents, webhookEventTexts } from '@dispatch/contract';
import { CheckboxGroup } from '@dispatch/design-system';
import { useContractField } from '../../shared/forms/useContractField';

const options = webhookEvents.map((id) => ({ id, label: webhookEventTexts[id], description: id }));

/** What is sent to a webhook. */
export function EventFields() {
  const { value, onChange, onBlur, errorMessage, isRequired } = useContractField('events');
  const chosen = Array.isArray(value) ? (value as WebhookEvent[]) : [];
  return (
    <CheckboxGroup
      label="It is told when"
      options={options}
      value={chosen}
      onChange={(next) => onChange(webhookEvents.filter((one) => next.includes(one)))}
      {...{ onBlur, errorMessage, isRequired }}
    />
  );
}
