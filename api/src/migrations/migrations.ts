import { accounts } from './0001-accounts';
import { releases } from './0002-releases';
import { orders } from './0003-orders';
import { knownAtProvider } from './0004-known-at-provider';
import { files } from './0005-files';
import { partners } from './0006-partners';
import { account } from './0007-account';
import { holdings } from './0008-holdings';
import { keptSessions } from './0009-kept-sessions';
import { releaseLists } from './0010-release-lists';
import type { Migration } from './migration';

export const migrations: readonly Migration[] = [
  accounts,
  releases,
  orders,
  knownAtProvider,
  files,
  partners,
  account,
  holdings,
  keptSessions,
  releaseLists,
];
