import { fieldsByAdapters, ownControls } from './ownControls.mjs';
import { rawStyles } from './rawStyles.mjs';
import { storyTags } from './storyTags.mjs';

/** No published plugin has these. Each has a planted violation in lint.full.test.ts. */

const refuse = (refusals) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(refusals).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

const testCall = String.raw`CallExpression[callee.type='MemberExpression']`;

const noSkippedTests = refuse({
  [`MemberExpression[object.name=/^(it|test|describe|suite|bench)$/][property.name=/^(skip|only|todo|fixme|skipIf|runIf|fails)$/]`]:
    'A test that does not run proves nothing: no skip, only, todo or fixme.',
  [`MemberExpression[object.type='MemberExpression'][object.object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme|fails)$/]`]:
    'A test that does not run proves nothing: no skip, only, todo or fixme.',
});

const sleepMessage = 'No sleeps in tests: wait for what the test needs to see.';
const noSleeps = refuse({
  [`${testCall}[callee.property.name='waitForTimeout']`]: sleepMessage,
  "CallExpression[callee.name='setTimeout']": sleepMessage,
  "CallExpression[callee.property.name='setTimeout'][callee.object.name=/^(window|globalThis|global)$/]":
    sleepMessage,
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/]': sleepMessage,
});

const noRetries = refuse({
  'Property[key.name=/^(retry|retries)$/]:not([value.value=0])':
    'No retries: a test that fails now and then is an error.',
});

const noSnapshots = refuse({
  'MemberExpression[property.name=/^toMatch(File|Inline|Aria)?Snapshot$|^toThrowErrorMatching/]':
    'No snapshots: assert what a person or caller would notice.',
});

const pureDomain = refuse({
  "NewExpression[callee.name='Date'][arguments.length=0]": 'Business rules are pure: `now` is a parameter.',
  "MemberExpression[object.name='Date'][property.name='now']":
    'Business rules are pure: `now` is a parameter.',
  "MemberExpression[object.name='Math'][property.name='random']":
    'Business rules are pure: no chance in them.',
  "MemberExpression[object.name='process']":
    'Business rules are pure: they read nothing from their surroundings.',
  "CallExpression[callee.name='fetch']": 'Business rules are pure: no I/O.',
});

const configurationInOnePlace = refuse({
  "MemberExpression[object.name='process'][property.name='env']":
    'Configuration is read and checked once, in api/src/platform/settings/readConfig.ts.',
});

const declaredStatements = refuse({
  'CallExpression[callee.name=/^(query|execute)$/]':
    'A statement is declared by its name, and its types are generated: README, How to declare a statement.',
});

const stateMessage =
  'The numbers of the states are in contract/src/domain/lifecycle.ts: take statesSql, or numberOfState.';
const namedStates = refuse({
  'TemplateElement[value.raw=/state (=|<>|in .) ?-?[0-9]/]': stateMessage,
  'Literal[value=/state (=|<>|in .) ?-?[0-9]/]': stateMessage,
});

// A percentage in SQL is no money.
const moneyMessage =
  'Dollars are made of cents, and cents of dollars, by contract/src/domain/money.ts; in SQL by dollarsSql.';
const moneyInOnePlace = refuse({
  'TemplateElement[value.raw=/(^|[^t]) [/] 100([^0-9]|$)/]': moneyMessage,
  'Literal[value=/(^|[^t]) [/] 100([^0-9]|$)/]': moneyMessage,
  "BinaryExpression[operator='/'][right.value=100]": moneyMessage,
  "CallExpression[callee.property.name='round'] > BinaryExpression[operator='*'][right.value=100]":
    moneyMessage,
});

const nowMessage =
  'Calls and jobs carry `now`: take it from the call, or as a parameter. Who else asks the clock is in .oxlintrc.json.';
const nowIsCarried = refuse({
  "NewExpression[callee.name='Date'][arguments.length=0]": nowMessage,
  "MemberExpression[object.name='Date'][property.name='now']": nowMessage,
  'ImportDeclaration[source.value=/settings.clock$/]': nowMessage,
});

const connectedInOnePlace = refuse({
  "Property[key.name='connectionString']":
    'How a connection is made is said once: take connectionTo of @dispatch/api/connectionTo.',
});

const noMadeUpData = refuse({
  "LogicalExpression[operator='??'][right.raw=/^(''|0)$/] > ChainExpression MemberExpression[optional=true]:matches([object.name='data'],[object.property.name='data'])":
    'Nothing is made of what has not loaded: show it within Loaded, or await its query before it is sent.',
});

const addressMessage =
  'Addresses of screens come from screenAddress or screenPaths (contract/src/domain/addresses.ts).';
const screens = String.raw`/^\u002f(distribution|store|orders|settings|welcome|register|sendactivation|logout|admin|publications?)(\u002f|\?|$)/`;
const namedAddresses = refuse({
  [`Literal[value=${screens}]`]: addressMessage,
  [`TemplateElement[value.cooked=${screens}]:first-child`]: addressMessage,
});

const fileNames = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program(node) {
      const path = context.physicalFilename.slice(context.cwd.length + 1).replaceAll('\\', '/');
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      const stem = name
        .replace(/\.(full|test|stories|config|setup|module|d)(?=\.)/g, '')
        .replace(/\.[cm]?[jt]sx?$/, '');
      const report = (message) => context.report({ node, loc: { line: 1, column: 0 }, message });
      for (const part of [...folders, stem]) {
        if (/^(utils?|helpers?|managers?|commons?|misc)$|(Utils?|Helpers?|Manager)$/i.test(part)) {
          report(`'${part}' says nothing: name it after what it is for.`);
        }
      }
      if (stem === 'index' && !/^[a-z-]+\/src\/index\.tsx?$/.test(path)) {
        report('No barrel files: a workspace has one entry point, src/index.ts.');
      }
      if (
        !folders.includes('migrations') &&
        !name.startsWith('.') &&
        !/^[A-Za-z][A-Za-z0-9]*$/.test(stem) &&
        !name.endsWith('.d.ts')
      ) {
        report(`'${name}': PascalCase for components and models, camelCase for the rest.`);
      }
    },
  }),
};

const reasonedExceptions = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (/^\s*(eslint|oxlint)-disable\b(?!.*\s--\s*\S)/s.test(value))
          context.report({ loc, message: 'Say after -- why a rule does not hold here.' });
      }
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'reasoned-exceptions': reasonedExceptions,
    'no-skipped-tests': noSkippedTests,
    'no-sleeps': noSleeps,
    'no-retries': noRetries,
    'no-snapshots': noSnapshots,
    'pure-domain': pureDomain,
    'configuration-in-one-place': configurationInOnePlace,
    'declared-statements': declaredStatements,
    'named-states': namedStates,
    'money-in-one-place': moneyInOnePlace,
    'now-is-carried': nowIsCarried,
    'connected-in-one-place': connectedInOnePlace,
    'no-made-up-data': noMadeUpData,
    'named-addresses': namedAddresses,
    'file-names': fileNames,
    'raw-styles': rawStyles,
    'story-tags': storyTags,
    'own-controls': ownControls,
    'fields-by-adapters': fieldsByAdapters,
  },
};
