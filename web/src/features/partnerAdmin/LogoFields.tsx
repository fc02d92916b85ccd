import { Stack, type UploadRequest } from '@dispatch/design-system';
import { acceptedImages } from '../../shared/files/acceptedFiles';
import { uploadFile } from '../../shared/files/uploadFile';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormFileDrop } from '../../shared/forms/FormFileDrop';
import type { Partner } from '../../shared/pageData/pageData';
import { PartnerLogo } from '../../shared/partner/PartnerLogo';

interface LogoFieldsProps {
  partner: Partner;
  onUploading: (isUploading: boolean) => void;
}

export function LogoFields({ partner, onUploading }: LogoFieldsProps) {
  const upload = async (request: UploadRequest) => {
    onUploading(true);
    try {
      return await uploadFile(request);
    } finally {
      onUploading(false);
    }
  };
  return (
    <Stack gap="tight">
      <PartnerLogo partner={partner} />
      {partner.logoPath === null ? null : <FormCheckbox name="isLogoRemoved">Remove the logo</FormCheckbox>}
      <FormFileDrop
        name="logoUploadKey"
        label={partner.logoPath === null ? 'Logo' : 'Another logo'}
        description="Shown up to 240 pixels wide. It becomes public when you save your changes."
        isOptional
        maxFiles={1}
        {...acceptedImages}
        upload={upload}
        toValue={([file]) => file?.UploadKey ?? null}
      />
    </Stack>
  );
}
