import { formatMoment } from '@dispatch/contract';
import { Banner, Button, EmptyState, SectionHead, Stack, Table } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import {
  checkColumns,
  processColumns,
  queueColumns,
  type SystemCheck,
  type SystemState,
  worstFirst,
} from './systemTables';

/** Asked again this often, in milliseconds: what it shows moves by itself. */
const lookEvery = 15_000;

/** Each look asks services outside: again only at a press. */
const checksQuery = { ...callQuery('checkSystem', {}), staleTime: Infinity, retry: false };

/** How the installation is: what it needs, tried now; its processes; what waits for the workers. */
export function SystemPage() {
  const system = useQuery({ ...callQuery('getSystem', {}), refetchInterval: lookEvery });
  const checks = useQuery(checksQuery);
  if (isRefused(system.error)) return <RefusedScreen error={system.error} />;
  const tryAgain = (
    <Button isPending={checks.isFetching} onPress={() => void checks.refetch()}>
      Try again
    </Button>
  );
  return (
    <Screen title="System" width="full" actions={tryAgain}>
      <Stack>
        <section>
          <SectionHead
            title="What it needs"
            note={checks.data ? `Tried on ${formatMoment(checks.data.checkedDate)}` : null}
          />
          {checks.data && checks.error ? (
            <FailedLoad
              title="It could not be tried again"
              error={checks.error}
              onRetry={() => void checks.refetch()}
            />
          ) : null}
          <Loaded
            query={checks}
            failure="It could not be tried"
            loading="Trying the database, mail, files, sign-in and payments…"
            isTall
          >
            {({ checks: found }) => <Checks found={found} />}
          </Loaded>
        </section>
        <Loaded query={system} failure="The processes could not be loaded" isTall>
          {(state) => <Running state={state} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}

function Checks({ found }: { found: readonly SystemCheck[] }) {
  const bad = found.filter(({ mend }) => mend !== null);
  return (
    <Stack gap="tight">
      <div role="status">
        {bad.length === 0 ? (
          <Banner tone="success" title="All of it works">
            {`${found.length} parts were tried.`}
          </Banner>
        ) : (
          <Banner
            tone="danger"
            title={bad.length === 1 ? '1 part needs you' : `${bad.length} parts need you`}
          >
            {`${bad.map(({ name }) => name).join(', ')}. Each line says how it is mended.`}
          </Banner>
        )}
      </div>
      <Table
        caption="What the installation needs, and how it was found"
        columns={checkColumns}
        rows={worstFirst(found)}
        getKey={({ name }) => name}
      />
    </Stack>
  );
}

function Running({ state: { version, processes, queues } }: { state: SystemState }) {
  return (
    <>
      <section>
        <SectionHead title="Processes" note={`This is version ${version}`} />
        <Table
          caption="Processes, by what they do"
          columns={processColumns}
          rows={processes}
          getKey={({ host, pid, startedDate }) => `${host} ${pid} ${startedDate}`}
          empty={<EmptyState title="No process has been seen">They show within ten seconds.</EmptyState>}
        />
      </section>
      <section>
        <SectionHead title="Queues" />
        <Table
          caption="Jobs that wait, run or have failed"
          columns={queueColumns}
          rows={queues}
          getKey={({ name }) => name}
          empty={
            <EmptyState title="Nothing waits">What is to be done in the background shows here.</EmptyState>
          }
        />
      </section>
    </>
  );
}
