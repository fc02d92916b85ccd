import { Stack, type UploadRequest } from '@dispatch/design-system';
import { acceptedImages } from '../files/acceptedFiles';
import { uploadFile } from '../files/uploadFile';
import { FormCheckbox } from '../forms/choiceFields';
import { FormFileDrop } from '../forms/FormFileDrop';
import { PartnerLogo } from './PartnerLogo';

interface LogoFieldsProps {
  partner: { name: string; logoPath: string | null };
  onUploading: (isUploading: boolean) => void;
}

/** The logo that is shown, the way to take it away, and another one. */
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
