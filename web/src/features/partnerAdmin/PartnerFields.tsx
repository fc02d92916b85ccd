import { Columns, SectionHead, Stack } from '@dispatch/design-system';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormRichText } from '../../shared/forms/FormRichText';
import { FormTextField } from '../../shared/forms/textFields';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { LogoFields } from './LogoFields';
import { PackageFields } from './PackageFields';

/** Everything of a partner's splash page, in the order of the page. */
export function PartnerFields({
  page,
  onUploading,
}: {
  page: PartnerPage;
  onUploading: (isUploading: boolean) => void;
}) {
  return (
    <Stack gap="loose">
      <Stack>
        <Columns>
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
      <Stack>
        <FormRichText name="splashdescriptioncontent" label="Partner Description" />
        <FormRichText name="spashrightpanelcontent" label="Partner Right Panel" />
      </Stack>
      <Stack>
        <SectionHead title="Packages" />
        <PackageFields packages={page.packages} />
      </Stack>
      <FormRichText name="splashresourcecontent" label="Partner Resource Center" />
    </Stack>
  );
}
