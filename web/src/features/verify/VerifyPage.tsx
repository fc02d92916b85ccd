import { idOfNewsSlug, mostFileBytes } from '@dispatch/contract';
import { Banner, Button, FileDrop, Fold, Loader, SearchField, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../shared/api/errorTexts';
import { Screen } from '../../shared/screen/Screen';
import { type Asked, proofQuery } from './proofQuery';
import { VerifiedRelease } from './VerifiedRelease';

/** The number of a release in what somebody pastes: its address, or the number itself. */
const numberIn = (text: string): number | null => {
  const [path = ''] = text.trim().split(/[?#]/);
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const number = /^\d{1,10}$/.test(last) ? Number(last) : idOfNewsSlug(last);
  return number === null || number > 2_147_483_647 || number === 0 ? null : number;
};

function Verdict({ asked }: { asked: Asked }) {
  const { data, error, refetch, isPending, isFetching } = useQuery(proofQuery(asked));
  if (isPending) return <Loader label="Checking…" />;
  if (error !== null)
    return (
      <Banner
        tone="warning"
        title="It could not be checked"
        action={
          <Button isPending={isFetching} onPress={() => void refetch()}>
            Check again
          </Button>
        }
      >
        {errorText(error)}
      </Banner>
    );
  if ('verified' in data) return <VerifiedRelease judged={data} verified={data.verified} />;
  if ('why' in data)
    return (
      <Banner tone="danger" title="Not genuine">
        {data.why}
      </Banner>
    );
  return (
    <Banner tone="warning" title="This browser cannot check it">
      It does not know signatures of the kind Ed25519, or the page is not encrypted. A newer browser does, and
      so does the command dispatch verify.
    </Banner>
  );
}

interface VerifyPageProps {
  /** As the address of the screen has it; empty before anything was asked. */
  release: string;
  onAsk: (release: string) => void;
}

/** Where anybody checks who published a release, when, and in which version. */
export function VerifyPage({ release, onAsk }: VerifyPageProps) {
  const [words, setWords] = useState(release);
  const [problem, setProblem] = useState('');
  const [proof, setProof] = useState<{ name: string; text: string }>();
  const PRID = numberIn(release);
  const asked = proof === undefined ? (PRID === null ? null : { PRID }) : { proof: proof.text };
  const ask = (text: string) => {
    const number = numberIn(text);
    setProblem(number === null ? 'Please give the address of a release, or the number at its end.' : '');
    if (number === null) return;
    setProof(undefined);
    onAsk(String(number));
  };
  return (
    <Screen title="Verify a release" width="narrow">
      <Stack>
        <p>
          Everything that is published here is signed, and entered in a public log that nobody can change
          unseen. Paste the address of a release to check that it is what was published.
        </p>
        <SearchField
          name="release"
          label="Address or number of a release"
          submitLabel="Verify"
          value={words}
          onChange={setWords}
          onSubmit={ask}
          errorMessage={problem === '' ? undefined : problem}
        />
        <Fold title="Check a proof that was saved">
          <FileDrop
            name="proof"
            label="A saved proof"
            description={proof?.name}
            acceptedTypes={['.json', 'application/json']}
            acceptedText="JSON"
            maxBytes={mostFileBytes}
            maxFiles={1}
            items={[]}
            onAdd={([file]) => {
              if (file !== undefined) void file.text().then((text) => setProof({ name: file.name, text }));
            }}
            onCancel={() => undefined}
            onRetry={() => undefined}
            onRemove={() => undefined}
          />
        </Fold>
        {asked === null ? null : <Verdict asked={asked} />}
      </Stack>
    </Screen>
  );
}
