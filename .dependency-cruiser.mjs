import { readFileSync } from 'node:fs';

/** Who may import whom (docs: 'Who may import whom' in the README). Each rule has a planted violation in importRules.test.ts. */

const workspaces = ['contract', 'design-system', 'web', 'api', 'identity', 'mocks', 'e2e', 'cli', 'scripts'];
const escaped = (path) => path.replaceAll('.', String.raw`\.`);

/** The files by which a workspace may be entered from outside, as its package.json says. */
const entries = (workspace) => {
  const { exports = {} } = JSON.parse(
    readFileSync(new URL(`./${workspace}/package.json`, import.meta.url), 'utf8'),
  );
  return Object.values(exports).map(
    (target) => `^${workspace}/${escaped((typeof target === 'string' ? target : target.default).slice(2))}$`,
  );
};

/** This workspace imports nothing of ours but from those named. */
const only = (workspace, allowed, comment) => ({
  name: `${workspace}-imports`,
  severity: 'error',
  comment,
  from: { path: `^${workspace}/` },
  to: {
    path: workspaces
      .filter((other) => other !== workspace && !allowed.includes(other))
      .map((other) => `^${other}/`),
  },
});

/** The rooms of the API from top to bottom: each imports only those after it (docs/decisions/0026). */
const apiRooms = ['app', 'money', 'releases', 'people', 'platform'];

/** What other rooms may import of a room of the domain: its doors. `app` puts all together, `platform` is open. */
const apiDoors = {
  releases: [
    'lifecycle/(Release|ReleaseVersion|lockRelease|moveRelease|releaseContent|seller)',
    'journalists/listReach',
    'pdf/(pdfTurn|taggedDocument|typesetter)',
  ],
  people: [
    'features/features',
    'partners/readPartner',
    'sessions/sessionStore',
    'users/(recordViewers|searchByOwner|userSql)',
    'webhooks/tellWebhooks',
  ],
};

const forbidden = [
  {
    name: 'no-circular',
    severity: 'error',
    comment: 'Imports go one way: move what both need to a place of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'This import leads nowhere.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|[?](raw|url|inline|worker)$' },
  },
  only('contract', [], 'contract imports nothing else of ours.'),
  {
    ...only('design-system', [], 'design-system imports nothing else of ours.'),
    from: { path: '^design-system/', pathNot: String.raw`^design-system/\.storybook/` },
  },
  {
    name: 'storybook-imports',
    severity: 'error',
    comment:
      'The design system knows nothing of the product: Storybook takes from web how to build its stories, no more.',
    from: { path: String.raw`^design-system/\.storybook/` },
    to: { path: String.raw`^(contract|api|mocks|e2e|scripts)/|^web/(?!build/contractAnswers\.ts$)` },
  },
  only('web', ['contract', 'design-system'], 'web imports contract and design-system.'),
  only('api', ['contract'], 'api imports contract.'),
  only('identity', ['api'], 'identity imports what the API is built on, and knows nothing of the product.'),
  {
    name: 'identity-on-the-platform',
    severity: 'error',
    comment: 'Of the API the identity service takes the platform, and how a process starts and ends.',
    from: { path: '^identity/' },
    to: { path: String.raw`^api/src/(?!platform/|app/(shutdown|startUp)\.ts$|testing/)` },
  },
  only('cli', ['contract'], 'cli imports contract.'),
  only('mocks', ['contract'], 'mocks imports contract.'),
  only(
    'e2e',
    ['contract', 'mocks', 'api'],
    'e2e imports contract, the demo people of mocks, and how the API connects to its database.',
  ),
  only(
    'scripts',
    ['contract', 'mocks', 'api'],
    'scripts start the other workspaces as programs; they import the reader of the contract, the demo people, and how the API connects to its database.',
  ),
  ...workspaces
    .filter((workspace) => ['contract', 'design-system', 'mocks', 'api'].includes(workspace))
    .map((workspace) => ({
      name: `${workspace}-entry`,
      severity: 'error',
      comment: `From outside, ${workspace} is entered by what its package.json exports only.`,
      from: { path: '^[a-z0-9-]+/', pathNot: `^${workspace}/` },
      to: { path: `^${workspace}/`, pathNot: entries(workspace) },
    })),
  {
    name: 'no-test-imports',
    severity: 'error',
    comment: 'Only tests and stories import them and what is made for them.',
    from: {
      pathNot: String.raw`\.(test|stories)\.tsx?$|^(api|identity|design-system)/src/testing/|^web/src/stories/|^identity/vitest\.|^api/contractTests/|^api/vitest\.|^scripts/rolling/|^design-system/(\.storybook/|vitest\.|(?:largeText|screenshots)/)|^e2e/`,
    },
    to: {
      path: String.raw`\.(test|stories)\.tsx?$|^(api|identity|design-system)/src/testing/|^design-system/src/storyFrames\.`,
    },
  },

  // web: app -> routes -> features -> shared
  {
    name: 'web-shared-below-features',
    severity: 'error',
    comment: 'web: app -> routes -> features -> shared, never back.',
    from: { path: '^web/src/shared/' },
    to: { path: '^web/src/(features|routes|app)/' },
  },
  {
    name: 'web-features-below-routes',
    severity: 'error',
    comment: 'web: app -> routes -> features -> shared, never back.',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/(routes|app)/' },
  },
  {
    name: 'web-routes-below-app',
    severity: 'error',
    comment: 'web: app -> routes -> features -> shared, never back.',
    from: { path: '^web/src/routes/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-features-apart',
    severity: 'error',
    comment: 'A feature never imports another: compose them in a route.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-stories-on-top',
    severity: 'error',
    comment: 'Stories show the application; nothing of it imports them.',
    from: { path: '^web/', pathNot: '^web/src/stories/' },
    to: { path: '^web/src/stories/' },
  },

  // api: app -> money -> releases -> people -> platform
  ...apiRooms.map((room, place) => ({
    name: 'api-rooms-go-down',
    severity: 'error',
    comment: `api: ${apiRooms.join(' -> ')}; a room imports only those after it.`,
    from: { path: `^api/src/${room}/`, pathNot: String.raw`\.test\.ts$` },
    to: { path: `^api/src/(${['nothing', ...apiRooms.slice(0, place)].join('|')})/` },
  })),
  ...Object.entries(apiDoors).map(([room, doors]) => ({
    name: 'api-doors',
    severity: 'error',
    comment: `Of ${room} other rooms import ${doors.join(', ')} only: add a door to apiDoors where it is meant.`,
    from: {
      path: `^api/src/(${apiRooms.slice(1, apiRooms.indexOf(room)).join('|')})/`,
      pathNot: String.raw`\.test\.ts$`,
    },
    to: { path: `^api/src/${room}/`, pathNot: String.raw`^api/src/${room}/(${doors.join('|')})\.ts$` },
  })),
  {
    name: 'api-rooms-are-listed',
    severity: 'error',
    comment: `api: ${apiRooms.join(', ')}; another room needs a decision, and its place in apiRooms.`,
    from: { path: '^api/src/', pathNot: `^api/src/(testing|${apiRooms.join('|')})/` },
    to: {},
  },
  {
    name: 'api-ports-at-the-bottom',
    severity: 'error',
    comment: 'Ports know nothing of calls, jobs and the database.',
    from: { path: '^api/src/platform/ports/', pathNot: String.raw`\.test\.ts$` },
    to: { path: '^api/src/platform/(?!ports/|settings/)' },
  },
  {
    name: 'api-handlers-without-express',
    severity: 'error',
    comment:
      'Domains get typed input and return typed output; they never touch req or res, but for the newsroom pages.',
    from: { path: '^api/src/(money|releases|people)/', pathNot: String.raw`\.test\.ts$|/newsroom/` },
    to: { path: String.raw`(^|/)node_modules/(@types/)?express/` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: String.raw`(^|/)(dist|storybook-static|test-results|playwright-report|\.cache|\.data)/`,
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
    moduleSystems: ['es6', 'cjs'],
    skipAnalysisNotInRules: true,
  },
};
