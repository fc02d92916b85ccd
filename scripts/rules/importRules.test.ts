import { type IReporterOutput, type ICruiseResult, cruise } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'imports-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function rulesAgainst(...arrows: string[]): Promise<string[]> {
  const files = new Map<string, string[]>();
  for (const arrow of arrows) {
    const [from = '', to = ''] = arrow.split(' -> ');
    files.set(from, [...(files.get(from) ?? []), to]);
    if (!to.startsWith('npm:')) files.set(to, files.get(to) ?? []);
  }
  for (const [path, imports] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      imports.map((to) => line(path, to)).join('\n') + '\nexport const a = 1;\n',
    );
  }
  const { default: config } = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as {
    default: { forbidden: never[]; options: Record<string, unknown> };
  };
  const { tsConfig: _unused, exclude: _here, ...options } = config.options;
  const workspaces = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))];
  const { output }: IReporterOutput = await cruise(workspaces, {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name).sort();
}

function line(from: string, to: string): string {
  if (to.startsWith('npm:')) return `import '${to.slice(4)}';`;
  const up = '../'.repeat(from.split('/').length - 1);
  return `import '${up}${to.replace(/\.tsx?$/, '')}';`;
}

it.each([
  ['contract-imports', 'contract/src/domain/money.ts -> api/src/platform/database/connectionTo.ts'],
  ['contract-imports', 'contract/src/client.ts -> web/src/main.tsx'],
  ['design-system-imports', 'design-system/src/Button/Button.tsx -> contract/src/index.ts'],
  ['storybook-imports', 'design-system/.storybook/main.ts -> web/src/main.tsx'],
  ['storybook-imports', 'design-system/.storybook/main.ts -> contract/src/index.ts'],
  ['web-imports', 'web/src/main.tsx -> api/src/platform/database/connectionTo.ts'],
  ['web-imports', 'web/src/main.tsx -> mocks/src/personas.ts'],
  ['api-imports', 'api/src/app/main.ts -> mocks/src/personas.ts'],
  ['api-imports', 'api/src/app/main.ts -> design-system/src/index.ts'],
  ['identity-imports', 'identity/src/main.ts -> mocks/src/personas.ts'],
  ['identity-on-the-platform', 'identity/src/main.ts -> api/src/app/generated/migrations.ts'],
  ['cli-imports', 'cli/src/run.ts -> mocks/src/personas.ts'],
  ['mocks-imports', 'mocks/src/main.ts -> api/src/platform/database/connectionTo.ts'],
  ['e2e-imports', 'e2e/journeys/release.ts -> web/src/main.tsx'],
  ['scripts-imports', 'scripts/product/main.ts -> web/src/main.tsx'],
  ['api-entry', 'scripts/product/main.ts -> api/src/platform/settings/config.ts'],
  ['contract-entry', 'api/src/app/main.ts -> contract/src/domain/money.ts'],
  ['design-system-entry', 'web/src/main.tsx -> design-system/src/Button/Button.tsx'],
  ['mocks-entry', 'e2e/journeys/release.ts -> mocks/src/settings.ts'],
  ['web-features-apart', 'web/src/features/release/steps.ts -> web/src/features/session/useSession.ts'],
  ['web-shared-below-features', 'web/src/shared/forms.ts -> web/src/features/session/useSession.ts'],
  ['web-features-below-routes', 'web/src/features/release/steps.ts -> web/src/routes/Dashboard.tsx'],
  ['web-features-below-routes', 'web/src/features/release/steps.ts -> web/src/app/router.tsx'],
  ['web-routes-below-app', 'web/src/routes/Dashboard.tsx -> web/src/app/router.tsx'],
  ['web-stories-on-top', 'web/src/app/App.tsx -> web/src/stories/page/pageConfig.ts'],
  ['api-rooms-go-down', 'api/src/platform/http/gate.ts -> api/src/people/sessions/sessionMemory.ts'],
  ['api-rooms-go-down', 'api/src/releases/desk/refuse.ts -> api/src/money/refunds/refundOrder.ts'],
  ['api-doors', 'api/src/money/payments/sale.ts -> api/src/releases/desk/deskMove.ts'],
  ['api-doors', 'api/src/releases/social/connect.ts -> api/src/people/sessions/sessionMemory.ts'],
  ['api-rooms-are-listed', 'api/src/attic/box.ts -> api/src/platform/settings/clock.ts'],
  ['api-rooms-go-down', 'api/src/money/orders/Order.ts -> api/src/app/app.ts'],
  ['api-ports-at-the-bottom', 'api/src/platform/ports/mail.ts -> api/src/platform/database/database.ts'],
  ['api-handlers-without-express', 'api/src/releases/authoring/read.ts -> npm:express'],
  ['no-test-imports', 'api/src/app/main.ts -> api/src/testing/factories.ts'],
  ['no-test-imports', 'web/src/main.tsx -> web/src/shared/forms.test.ts'],
  ['no-test-imports', 'design-system/src/Table/Table.tsx -> design-system/src/testing/fold.ts'],
  ['no-test-imports', 'web/src/features/desk/Queue.tsx -> design-system/src/testing/fold.ts'],
  ['resolvable', 'api/src/app/main.ts -> npm:no-such-package-anywhere'],
])('%s refuses %s', async (rule, arrow) => {
  expect(await rulesAgainst(arrow)).toEqual([rule]);
});

it('refuses a circle', async () => {
  const rules = await rulesAgainst(
    'contract/src/domain/money.ts -> contract/src/domain/pricing.ts',
    'contract/src/domain/pricing.ts -> contract/src/domain/money.ts',
  );
  expect(new Set(rules)).toEqual(new Set(['no-circular']));
});

it('allows the ways that are meant', async () => {
  const rules = await rulesAgainst(
    'web/src/app/router.tsx -> web/src/routes/Dashboard.tsx',
    'web/src/routes/Dashboard.tsx -> web/src/features/session/useSession.ts',
    'web/src/features/session/useSession.ts -> web/src/shared/forms.ts',
    'web/src/shared/forms.ts -> contract/src/index.ts',
    'web/src/shared/forms.ts -> design-system/src/index.ts',
    'web/src/stories/page/Page.tsx -> web/src/app/App.tsx',
    'web/src/stories/customer/Dashboard.stories.tsx -> web/src/features/session/useSession.ts',
    'web/src/stories/customer/Dashboard.stories.tsx -> design-system/src/testing/fold.ts',
    'design-system/src/Table/Table.stories.tsx -> design-system/src/testing/fold.ts',
    'design-system/.storybook/preview.tsx -> design-system/src/testing/stickingOut.ts',
    'design-system/.storybook/main.ts -> web/build/contractAnswers.ts',
    'scripts/product/database.ts -> api/src/platform/database/connectionTo.ts',
    'api/src/app/handlers.ts -> api/src/releases/authoring/read.ts',
    'api/src/app/schedule.ts -> api/src/releases/authoring/publishJob.ts',
    'api/src/releases/authoring/read.ts -> api/src/releases/lifecycle/Release.ts',
    'api/src/releases/authoring/read.ts -> contract/src/index.ts',
    'api/src/money/payments/sale.ts -> api/src/releases/lifecycle/lockRelease.ts',
    'e2e/journeys/release.ts -> mocks/src/personas.ts',
    'scripts/product/table.ts -> mocks/src/personas.ts',
  );
  expect(rules).toEqual([]);
});
