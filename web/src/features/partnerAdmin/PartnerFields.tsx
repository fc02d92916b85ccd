import { Columns, Stack, Tabs } from '@dispatch/design-system';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { useContractFormContext } from '../../shared/forms/ContractFormContext';
import { FormRichText } from '../../shared/forms/FormRichText';
import { FormTextField } from '../../shared/forms/textFields';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { LogoFields } from '../../shared/partner/LogoFields';
import { PackageFields } from './PackageFields';
import { priceFields, type PartnerValues } from './partnerValues';

const tabFields = {
  page: ['name', 'slug', 'redirect', 'isLogoRemoved', 'logoUploadKey'],
  texts: ['splashdescriptioncontent', 'spashrightpanelcontent', 'splashresourcecontent'],
  packages: ['packageDescription', ...Object.values(priceFields)],
} as const satisfies Record<string, readonly (keyof PartnerValues)[]>;

/** Everything of a partner's splash page, in three tabs of one form: what is typed in one stays when another is open. */
export function PartnerFields({
  page,
  onUploading,
}: {
  page: PartnerPage;
  onUploading: (isUploading: boolean) => void;
}) {
  const { errors } = useContractFormContext().methods.formState;
  // Fields that keep what was typed begin anew with each version that is read.
  const { version } = page.partner;
  const problemsOf = (tab: keyof typeof tabFields): number =>
    tabFields[tab].filter((name) => errors[name] !== undefined).length;
  return (
    <Tabs
      label="Parts of the partner"
      keepsPanels
      items={[
        {
          id: 'page',
          label: 'Page',
          problems: problemsOf('page'),
          content: (
            <Stack key={version}>
              <Columns isFields>
                <FormTextField name="name" label="Name" autoComplete="off" />
                <FormTextField
                  name="slug"
                  label="Slug"
                  description="The partner's part of the page address"
                  autoComplete="off"
                />
              </Columns>
              <FormCheckbox
                name="redirect"
                description="The page address then leads straight to the partner's registration page."
              >
                Skip the splash page
              </FormCheckbox>
              <LogoFields partner={page.partner} onUploading={onUploading} />
            </Stack>
          ),
        },
        {
          id: 'texts',
          label: 'Texts',
          problems: problemsOf('texts'),
          content: (
            <Stack key={version}>
              <FormRichText name="splashdescriptioncontent" label="Partner Description" />
              <FormRichText name="spashrightpanelcontent" label="Partner Right Panel" />
              <FormRichText name="splashresourcecontent" label="Partner Resource Center" />
            </Stack>
          ),
        },
        {
          id: 'packages',
          label: 'Packages',
          problems: problemsOf('packages'),
          content: <PackageFields key={version} packages={page.packages} />,
        },
      ]}
    />
  );
}
