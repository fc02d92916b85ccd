import { withoutTransaction } from '../../platform/call/handler';
import { checkInstallation, type Checked } from '../admin/checkInstallation';
import { withoutSecrets } from '../failedJobs/shownJob';

/** Tries everything that an installation needs, now: each service has seven seconds, and all are asked at once. */
export const checkSystem = withoutTransaction<'checkSystem'>(async ({ config, ports, now }) => {
  const checks: Checked[] = [];
  for await (const checked of checkInstallation({ config, ports, now: () => now })) checks.push(checked);
  return {
    status: 200,
    body: {
      checkedDate: now.toISOString(),
      checks: checks.map((checked) => ({ ...checked, said: withoutSecrets(checked.said) })),
    },
  };
});
