import type { CallData } from '@dispatch/contract';
import { Columns, Stack } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { ConfirmedForm } from '../../shared/forms/ConfirmedForm';
import { FormTextField } from '../../shared/forms/textFields';

type Limits = CallData<'getApprovalLimits'>;
type Values = { approvalAmount: string; approvalPercent: string };

const labels = {
  approvalAmount: 'Amount in US dollars',
  approvalPercent: 'Percent of a coupon',
} as const;

const valuesOf = ({ approvalAmount, approvalPercent }: Limits): Values => ({
  approvalAmount: String(approvalAmount),
  approvalPercent: String(approvalPercent),
});

/** From where on a second person has to confirm what staff gives, refunds or discounts. */
export function ApprovalLimitsSection() {
  return (
    <ConfirmedForm<Limits, Values>
      schema="ApprovalLimitSettings"
      title="Change the limits"
      labels={labels}
      queryKey={['getApprovalLimits']}
      failure="The limits could not be loaded"
      valuesOf={valuesOf}
      read={async () => (await call('getApprovalLimits')).data}
      save={async (values, { version }) => {
        const [approvalAmount, approvalPercent] = [values.approvalAmount, values.approvalPercent].map(Number);
        const body = { version, approvalAmount: approvalAmount ?? 0, approvalPercent: approvalPercent ?? 0 };
        return (await call('setApprovalLimits', { body })).data;
      }}
    >
      {() => (
        <Stack>
          <p>
            Coupons, bundles and refunds of staff that are worth more than this wait until somebody else in
            ADMIN or Accounting confirms them. What one person gives one customer within 24 hours is counted
            together.
          </p>
          <Columns isFields>
            <FormTextField
              name="approvalAmount"
              label={labels.approvalAmount}
              inputMode="numeric"
              autoComplete="off"
            />
            <FormTextField
              name="approvalPercent"
              label={labels.approvalPercent}
              inputMode="numeric"
              autoComplete="off"
            />
          </Columns>
        </Stack>
      )}
    </ConfirmedForm>
  );
}
