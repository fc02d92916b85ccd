import {
  directionOf,
  languageName,
  languages,
  packageTraits,
  releaseFieldsWhere,
  youtubeId,
} from '@dispatch/contract';
import { Stack, Switch } from '@dispatch/design-system';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import checks from '../../../shared/editorial/EditorialChecks.module.css';
import { FormComboBox } from '../../../shared/forms/listFields';
import { FormRichText } from '../../../shared/forms/FormRichText';
import { FormTextArea, FormTextField } from '../../../shared/forms/textFields';
import type { ReleaseForm } from '../releaseForm';
import type { ReleaseUploads } from '../useReleaseUploads';
import type { SavedPlace } from '../useUnansweredLinks';
import { CompanyField } from './CompanyField';
import { ContactPanel } from './ContactPanel';
import { Attachments, FeaturedImage } from './MediaFields';
import { TopicsField } from './TopicsField';
import { VideoThumbnail } from './VideoThumbnail';
import { WordFile } from './WordFile';

const languageOptions = languages.map(({ tag, name, ownName }) => ({
  id: tag,
  label: languageName(tag),
  otherNames: [name, ownName, tag],
}));

const ReleaseChecks = lazy(() => import('./ReleaseChecks'));

const secondaryFields = releaseFieldsWhere(({ contact }) => contact === 'secondary');

interface ReleaseStepProps {
  form: ReleaseForm;
  uploads: ReleaseUploads;
  saved: SavedPlace;
}

export function ReleaseStep({ form, uploads, saved }: ReleaseStepProps) {
  const { control, setValue, clearErrors } = form.methods;
  const [lang, packageId, videoUrl, hasSecondary, newsImage] = useWatch({
    control,
    name: ['language', 'package', 'videoUrl', 'hasSecondaryContact', 'newsImage'],
  });
  const [hasEditor, setHasEditor] = useState(false);
  const traits = packageTraits[packageId];
  const videoId = youtubeId(videoUrl);
  // Switching the toggle off clears all secondary fields.
  const showSecondary = (isShown: boolean): void => {
    setValue('hasSecondaryContact', isShown, { shouldDirty: true });
    if (isShown) return;
    for (const field of secondaryFields) setValue(field, '', { shouldDirty: true });
    clearErrors(secondaryFields);
  };
  return (
    <Stack>
      <WordFile form={form} />
      <FormComboBox
        name="language"
        label="Language"
        description="In which the release is written. Readers, screen readers and newsrooms go by it."
        options={languageOptions}
        autoComplete="off"
      />
      <TopicsField form={form} />
      <CompanyField form={form} saved={saved} />
      <FormTextArea
        name="headline"
        lang={lang}
        label="Headline"
        rows={3}
        hasCounter
        description="55 to 170 characters. The first 170 are used in the URL, and 55 to 75 is ideal."
      />
      <FormTextArea name="summary" label="Summary (30 characters minimum)" rows={4} lang={lang} />
      {traits.video ? (
        <>
          <FormTextField
            name="videoUrl"
            label="Video URL"
            isOptional
            inputMode="url"
            description="The address of a YouTube video."
          />
          {videoId === null ? null : <VideoThumbnail id={videoId} />}
        </>
      ) : null}
      {/* One that the package does not offer has to be seen to be removed. */}
      {traits.newsImage || newsImage !== null ? <FeaturedImage form={form} uploads={uploads} /> : null}
      <FormTextField
        name="cityState"
        label="Dateline"
        lang={lang}
        description="The place of the news, for example BALTIMORE. The date is added."
      />
      <FormRichText
        name="body"
        label="Release body"
        lang={lang}
        dir={directionOf(lang)}
        onReady={() => setHasEditor(true)}
      />
      <div className={checks.room}>
        {hasEditor ? (
          <Suspense>
            <ReleaseChecks form={form} saved={saved} />
          </Suspense>
        ) : null}
      </div>
      {traits.pullQuote ? (
        <FormTextArea name="pulloutQuote" label="Pull-out quote" isOptional rows={3} hasCounter lang={lang} />
      ) : null}
      <ContactPanel form={form} which="primary" />
      <Switch name="hasSecondaryContact" isSelected={hasSecondary} onChange={showSecondary}>
        Show an additional contact
      </Switch>
      {hasSecondary ? <ContactPanel form={form} which="secondary" /> : null}
      <Attachments form={form} uploads={uploads} />
    </Stack>
  );
}
