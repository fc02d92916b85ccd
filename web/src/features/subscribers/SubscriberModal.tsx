import { easternDayAfter, mediaTopics, type MediaTopicCode, ruleMessage } from '@dispatch/contract';
import { CheckboxGroup, DatePicker, Fold } from '@dispatch/design-system';
import { useWatch } from 'react-hook-form';
import { call } from '../../shared/api/client';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { useContractFormContext } from '../../shared/forms/ContractFormContext';
import { FormModal } from '../../shared/forms/FormModal';
import { FormSelect } from '../../shared/forms/listFields';
import { FormTextArea, FormTextField } from '../../shared/forms/textFields';
import { useContractField } from '../../shared/forms/useContractField';
import { useContractForm } from '../../shared/forms/useContractForm';
import { changeOf, formatNames, type StoryFormat, type Subscriber } from './subscriber';

interface Values {
  name: string;
  kind: 'push' | 'pull';
  address: string;
  format: StoryFormat;
  secret: string;
  topics: MediaTopicCode[];
  companies: string;
  firstDay: string;
}

const formats = Object.entries(formatNames).map(([id, label]) => ({ id, label }));
const broadTopics = mediaTopics.filter(({ broader }) => broader === null);
const kinds = [
  { id: 'push', label: 'Sent to an address', description: 'As soon as a release is published' },
  {
    id: 'pull',
    label: 'Fetched with a token',
    description: 'By the subscriber’s own software, when it asks',
  },
];

const newValues = (): Values => ({
  name: '',
  kind: 'push',
  address: '',
  format: 'ninjs-3.1',
  secret: '',
  topics: [],
  companies: '',
  firstDay: easternDayAfter(new Date(), {}),
});

const valuesOf = (subscriber: Subscriber): Values => ({ ...subscriber, secret: '' });

/** Topics of the first level, each with what is below it; others that it has stay. */
function TopicsField() {
  const { value, ref: _ref, limit: _limit, onChange, ...field } = useContractField('topics');
  return (
    <CheckboxGroup
      {...field}
      label="Topics"
      description="Each with all that belongs to it."
      options={broadTopics.map(({ code, name }) => ({ id: code, label: name }))}
      value={value as string[]}
      onChange={onChange}
    />
  );
}

const invalid = ruleMessage('NewSubscriber', 'firstDay', 'realDate');
const words = {
  unreadable: invalid,
  shortYear: invalid,
  noSuchMonth: () => invalid,
  noSuchDay: () => invalid,
};

function FirstDayField() {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField('firstDay');
  return (
    <DatePicker
      {...field}
      name="firstDay"
      label="First day"
      description="It gets what was published on this day (US/Eastern) and later, from the past too."
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(next) => onChange(next ?? '')}
      words={words}
      inputRef={ref}
    />
  );
}

function SentToFields({ isNew }: { isNew: boolean }) {
  const { methods } = useContractFormContext();
  const kind: unknown = useWatch({ control: methods.control, name: 'kind' });
  if (kind !== 'push') return null;
  return (
    <>
      <FormTextField
        name="address"
        label="Address"
        description="Stories are posted here: https://…"
        autoComplete="off"
        inputMode="url"
      />
      <FormSelect name="format" label="Format" options={formats} />
      {isNew ? (
        <FormTextField
          name="secret"
          label="Secret"
          description="Signs what is sent. Leave it empty to have one made."
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

interface SubscriberModalProps {
  /** Null for a new one. */
  subscriber: Subscriber | null;
  /** With its secret, when it is new. */
  onSaved: (subscriber: Subscriber, secret: string | null) => void;
  onClose: () => void;
}

/** Who gets releases by machine, how, and which. */
export function SubscriberModal({ subscriber, onSaved, onClose }: SubscriberModalProps) {
  const isNew = subscriber === null;
  const form = useContractForm<Values>(isNew ? 'NewSubscriber' : 'SubscriberChange', {
    stage: 'full',
    fields: [
      'name',
      'kind',
      'address',
      'format',
      'topics',
      'companies',
      'firstDay',
      ...(isNew ? ['secret'] : []),
    ],
    defaultValues: isNew ? newValues() : valuesOf(subscriber),
  });
  const save = async (values: Values): Promise<void> => {
    const { name, kind, address, format, secret, topics, companies, firstDay } = values;
    const sent = kind === 'push' ? { address: address.trim(), format } : {};
    const body = { name: name.trim(), kind, topics, companies, firstDay, ...sent };
    if (isNew) {
      const { data } = await call('createSubscriber', { body: secret === '' ? body : { ...body, secret } });
      onSaved(data.subscriber, data.secret);
      return;
    }
    const path = { id: subscriber.subscriberId };
    const { data } = await call('saveSubscriber', { path, body: { ...changeOf(subscriber), ...body } });
    onSaved(data, null);
  };
  const hasWishes = subscriber !== null && (subscriber.topics.length > 0 || subscriber.companies !== '');
  return (
    <FormModal
      form={form}
      title={isNew ? 'Add a subscriber' : 'Edit the subscriber'}
      label={isNew ? 'Add subscriber' : 'Save Changes'}
      size="large"
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextField
        name="name"
        label="Name"
        description="Customers read it where their release went."
        autoComplete="off"
      />
      {isNew ? <FormRadioGroup name="kind" label="How it gets releases" options={kinds} /> : null}
      <SentToFields isNew={isNew} />
      <FirstDayField />
      <Fold title="Only some topics or companies" isOpenAtFirst={hasWishes}>
        <FormTextArea
          name="companies"
          label="Companies"
          description="The names under which they publish, one a line."
          rows={3}
        />
        <TopicsField />
      </Fold>
    </FormModal>
  );
}
