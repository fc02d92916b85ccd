import { Button, Stack } from '@dispatch/design-system';
import { ContractFormProvider } from '../../shared/forms/ContractFormProvider';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';

interface CouponFieldProps {
  name: 'universalCouponCode' | 'couponCode';
  label: string;
  description?: string;
  /** Stands in the field until something else is typed. */
  suggested?: string;
  /** The code that is applied; empty for none. */
  applied: string;
  isDisabled: boolean;
  /** Answers why the code cannot be applied. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
}

type Codes = { universalCouponCode: string; couponCode: string };

/** The code of a coupon, to be applied and taken off again. What stands in the field and is not applied counts nothing. */
export function CouponField({
  name,
  label,
  description,
  suggested,
  applied,
  isDisabled,
  ...does
}: CouponFieldProps) {
  const isApplied = applied !== '';
  const first = isApplied ? applied : (suggested ?? '');
  const form = useContractForm<Codes>('PaymentIntentRequest', {
    stage: 'full',
    fields: [name],
    defaultValues: { universalCouponCode: first, couponCode: first },
  });
  const { isSubmitting } = form.methods.formState;
  const apply = form.submit(async (codes) => {
    const message = await does.onApply(codes[name]);
    if (message !== null) form.methods.setError(name, { type: 'server', message });
  });
  const remove = (): void => {
    form.methods.reset({ universalCouponCode: '', couponCode: '' });
    does.onRemove();
  };
  return (
    <ContractFormProvider form={form}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isApplied && !isDisabled) void apply(event);
        }}
      >
        <Stack gap="tight">
          <FormTextField
            name={name}
            label={label}
            description={description}
            isReadOnly={isApplied}
            isOptional
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button
              type={isApplied ? 'button' : 'submit'}
              aria-label={`${isApplied ? 'Remove' : 'Apply'}: ${label}`}
              isPending={isSubmitting}
              isDisabled={isDisabled}
              onPress={isApplied ? remove : undefined}
            >
              {isApplied ? 'Remove' : 'Apply'}
            </Button>
          </div>
        </Stack>
      </form>
    </ContractFormProvider>
  );
}
