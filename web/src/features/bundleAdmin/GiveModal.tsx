import {
  type components,
  packageIds,
  packageTraits,
  type RequestBody,
  waitsForApproval,
} from '@dispatch/contract';
import { DatePicker } from '@dispatch/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { useSendOnce } from '../../shared/api/useSendOnce';
import { FormModal } from '../../shared/forms/FormModal';
import { FormSelect } from '../../shared/forms/listFields';
import { FormNumberStepper } from '../../shared/forms/numberFields';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractField, useTextErrors } from '../../shared/forms/useContractField';
import { useContractForm } from '../../shared/forms/useContractForm';
import { text } from '../../shared/texts/texts';
import { askAgain } from '../../shared/api/callQuery';

type Gift = RequestBody<'giveBundle'>;
type Values = Omit<Gift, 'packageId'> & { packageId: string };

const packages = packageIds.map((id) => ({ id, label: packageTraits[id].name }));

/** The last day in UTC; none is a year and a day from now. */
function ExpirationDay() {
  const name = 'expirationDate';
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(name);
  return (
    <DatePicker
      {...field}
      label="Expiration Date (UTC)"
      description="One year and one day from now, unless you say otherwise."
      isOptional
      value={typeof value === 'string' ? value.slice(0, 10) : null}
      onChange={(day) => onChange(day === null ? null : `${day}T23:59:59.999Z`)}
      onTextError={useTextErrors(name)}
      maxValue="2999-12-31"
      inputRef={ref}
      name={name}
    />
  );
}

interface GiveModalProps {
  userId: number;
  onGiven: (orderId: number) => void;
  /** A second person has to confirm it first. */
  onWaiting: (request: components['schemas']['TwoPersonRequest']) => void;
  onClose: () => void;
}

/** A bundle for a user, for which nobody pays. */
export function GiveModal({ userId, onGiven, onWaiting, onClose }: GiveModalProps) {
  const queryClient = useQueryClient();
  const form = useContractForm<Values>('BundleGift', {
    stage: 'full',
    defaultValues: { userAccountId: userId, packageId: '', quantity: 1, expirationDate: null, notes: '' },
  });
  const giveOnce = useSendOnce((body: Gift, headers) => call('giveBundle', { headers, body }));
  const give = async (values: Values): Promise<void> => {
    const body = { ...values, packageId: Number(values.packageId) as Gift['packageId'] };
    const { data } = await giveOnce(body);
    if (waitsForApproval(data)) {
      onWaiting(data);
      return;
    }
    void askAgain(queryClient, 'searchBundleOrders', 'getBundleOrder', 'listBundleLots');
    onGiven(data.bundleOrderId);
  };
  return (
    <FormModal
      form={form}
      title="Give a bundle"
      label="Give"
      onSubmit={give}
      refusalTitle={text('form-failed')}
      onClose={onClose}
    >
      <FormSelect name="packageId" label="Package" options={packages} />
      <FormNumberStepper name="quantity" label="Quantity" minValue={1} maxValue={1000} />
      <ExpirationDay />
      <FormTextArea name="notes" label="Notes" rows={3} hasCounter isOptional />
    </FormModal>
  );
}
