import { directionOf, formatMoment, mostFileBytes, runningText } from '@dispatch/contract';
import type { SignedContent, SignedRelease, Verified } from '@dispatch/contract/verify';
import {
  Banner,
  Button,
  DescriptionList,
  FileDrop,
  Fold,
  Link,
  SectionHead,
  Stack,
} from '@dispatch/design-system';
import { useState } from 'react';
import { formatCount } from '../../shared/formatting/counts';
import { saveFile } from '../../shared/files/saveFile';
import { type Judged, nameOfFile } from './proofQuery';

const verdicts: Record<SignedRelease['status'], (site: string) => string> = {
  published: (site) => `Genuine: ${site} published this release as it is.`,
  corrected: (site) => `Genuine: ${site} published this correction as it is.`,
  withdrawn: (site) => `Genuine, and withdrawn: ${site} has taken this release down.`,
};

const moments: Record<SignedRelease['status'], string> = {
  published: 'Published',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
};

const facts = ({ release, key, index, size }: Verified) => {
  const { address, PRID, version, status, at, signedAt, previous, content } = release;
  const before = previous === null ? '' : `, after version ${previous.version}`;
  return [
    ...(content === null
      ? []
      : [
          { term: 'Issued by', value: content.company },
          {
            term: 'Website of the company',
            value:
              content.website === null
                ? 'Not verified'
                : `${content.website.domain}, verified since ${formatMoment(content.website.verifiedAt)}`,
          },
          { term: 'Headline', value: content.headline },
        ]),
    { term: 'Release', value: `${PRID}, version ${version}${before}` },
    { term: moments[status], value: formatMoment(at) },
    { term: 'Page', value: <Link href={address}>{address}</Link> },
    { term: 'Signed', value: `${formatMoment(signedAt)}, by the key ${key.kid}` },
    { term: 'Entry in the log', value: `${formatCount(index + 1)} of ${formatCount(size)}` },
  ];
};

/** As text alone: HTML that somebody else has signed is not shown as HTML here. */
const paragraphsOf = (body: string): string[] =>
  body
    .replace('</span>', '</span> ')
    .split(/<\/(?:p|h\d|li|tr|blockquote)>/)
    .map(runningText)
    .filter((text) => text !== '');

function Words({ content }: { content: SignedContent }) {
  const { headline, summary, body, quote, correction, contacts, files, language } = content;
  return (
    <Stack gap="tight">
      {correction === null || correction === '' ? null : <p>Why it was corrected: {correction}</p>}
      <div lang={language} dir={directionOf(language)}>
        <Stack gap="tight">
          <p>{headline}</p>
          <p>{summary}</p>
          {paragraphsOf(body).map((text, place) => (
            <p key={place}>{text}</p>
          ))}
          {quote === null ? null : <p>{quote}</p>}
        </Stack>
      </div>
      {contacts.map(({ name, company, lines }, place) => (
        <p key={place}>Contact: {[name, company, ...lines].filter((line) => line !== '').join(', ')}</p>
      ))}
      {files.map(({ name, sha256 }) => (
        <p key={sha256}>
          File: {name}, SHA-256 <code>{sha256}</code>
        </p>
      ))}
    </Stack>
  );
}

/** Holds a file that somebody has against those that were published. */
function FileCheck({ verified }: { verified: Verified }) {
  const [found, setFound] = useState<{ given: string; name: string | null }>();
  return (
    <Stack gap="tight">
      <FileDrop
        name="held"
        label="A file of this release"
        description="It stays in this browser."
        chooseLabel="Choose a file to compare"
        acceptedTypes={['application/pdf', 'image/*']}
        acceptedText="PDF or picture"
        maxBytes={mostFileBytes}
        maxFiles={1}
        items={[]}
        onAdd={([file]) => {
          if (file !== undefined)
            void nameOfFile(file, verified).then((name) => setFound({ given: file.name, name }));
        }}
        onCancel={() => undefined}
        onRetry={() => undefined}
        onRemove={() => undefined}
      />
      {found === undefined ? null : (
        <Banner tone={found.name === null ? 'danger' : 'success'} title={found.given}>
          {found.name === null
            ? 'This file was not published with the release, or it was changed since.'
            : `It is ${found.name}, byte for byte.`}
        </Banner>
      )}
    </Stack>
  );
}

/** What a proof that holds proves and what not, and what one needs to check it elsewhere. */
export function VerifiedRelease({ judged, verified }: { judged: Judged; verified: Verified }) {
  const { release } = verified;
  const { content, status, site, PRID } = release;
  const hasFiles = content !== null && (content.image !== null || content.files.length > 0);
  const save = (text: string, name: string) => saveFile(new Blob([text], { type: 'application/json' }), name);
  return (
    <Stack>
      <Banner tone={content === null ? 'warning' : 'success'} title={verdicts[status](site.name)}>
        The signature is that of the site, and its public log holds it. Both were checked in this browser.
      </Banner>
      <DescriptionList items={facts(verified)} />
      {content === null ? null : (
        <Fold title="What was signed">
          <Words content={content} />
        </Fold>
      )}
      {hasFiles ? <FileCheck verified={verified} /> : null}
      <Stack gap="tight">
        <SectionHead title="What this does not prove" />
        <p>
          That what the release says is true. It proves that {site.name} published it, for whom, when, and
          that not a letter of it was changed since.
        </p>
      </Stack>
      <Stack gap="tight">
        <SectionHead title="Check it without this site" />
        <p>
          Save both files. They can be checked years later, without this site, with the command{' '}
          <code>{`dispatch verify proof-${PRID}.json --keys dispatch-keys.json`}</code>
        </p>
        <div>
          <Button onPress={() => save(judged.text, `proof-${PRID}.json`)}>Save the proof</Button>{' '}
          <Button onPress={() => save(JSON.stringify(judged.keys), 'dispatch-keys.json')}>
            Save the keys
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
