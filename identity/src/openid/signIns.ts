import { statement } from '@dispatch/api/statement';

/** A browser in which somebody is signed in here. */
export type SignIn = { uid: string; browser: string; beganAt: Date; seenAt: Date };

const noting = statement('identity-note-browser')`
insert into identity.sign_ins (uid, account_id, browser, began_at, seen_at)
  select :uid, account_id, :browser, :now, :now from identity.accounts where account_id = :accountId
  on conflict (uid) do update set seen_at = excluded.seen_at, browser = excluded.browser`;

const listing = statement('identity-sign-ins')`
select s.uid, s.browser, s.began_at as "beganAt", s.seen_at as "seenAt"
  from identity.sign_ins s join identity.openid_rows o on o.uid = s.uid and o.model = 'Session'
  where s.account_id = :accountId and (o.expires_at is null or o.expires_at > :now)
  order by s.seen_at desc limit 100`;

/** What people call the program in which they read this page, of what it calls itself. */
const programs: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Firefox on Linux`; an unknown program is a browser, an unknown system is left out. */
const browserName = (userAgent: string): string => {
  const of = (known: readonly [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = of(systems);
  return `${of(programs) ?? 'A browser'}${system === undefined ? '' : ` on ${system}`}`;
};

/** Notes that a browser has been here with this sign-in. */
export const noteBrowser = (uid: string, accountId: string, userAgent: string, now: Date): Promise<number> =>
  noting.run({ uid, accountId, browser: browserName(userAgent), now });

/** Where an account is signed in, the last seen first. */
export const listSignIns = (accountId: string, now: Date): Promise<SignIn[]> =>
  listing.all({ accountId, now });
