export interface Defect {
  kind:
    | 'rule'
    | 'message'
    | 'price'
    | 'permission'
    | 'state'
    | 'focus'
    | 'contrast'
    | 'overlap'
    | 'sql'
    | 'crash'
    | 'statement'
    | 'delivery'
    | 'refund'
    | 'limit';
  file: string;
  /** Stands in the file once. */
  find: string;
  replace: string;
  /** A stage of `npm test`, and what of it is run. */
  stage: 'unit' | 'api' | 'stories';
  test: string;
}

const domain = 'contract/src/domain/';
const inDomain = (kind: Defect['kind'], name: string, find: string, replace: string): Defect => ({
  kind,
  file: `${domain}${name}.ts`,
  find,
  replace,
  stage: 'unit',
  test: `${domain}${name}.test.ts`,
});

const inApi = (kind: Defect['kind'], name: string, find: string, replace: string, test: string): Defect => ({
  kind,
  file: `api/src/${name}`,
  find,
  replace,
  stage: 'api',
  test: `src/${test}`,
});

export const defects: readonly Defect[] = [
  inDomain('price', 'pricing', 'percentOf(remaining(), ', 'percentOf(subtotal, '),
  inDomain('price', 'pricing', 'times(additionPrices.cjl, order.cjl)', 'additionPrices.cjl'),
  {
    kind: 'price',
    file: 'api/src/money/purchases/purchaseRequest.ts',
    find: '    isAmount(amount, quote.total) &&\n',
    replace: '',
    stage: 'api',
    test: 'src/money/payments/paying.test.ts',
  },
  inDomain('rule', 'turnaround', 'releaseDate < earliestRelease', 'releaseDate <= earliestRelease'),
  inDomain('rule', 'coupons', "expiresAt < now ? 'coupon-expired'", "expiresAt <= now ? 'coupon-expired'"),
  {
    kind: 'rule',
    file: 'web/src/shared/session/returnTo.ts',
    find: "url.origin !== base || url.pathname.startsWith('//') || ",
    replace: '',
    stage: 'unit',
    test: 'web/src/shared/session/returnTo.test.ts',
  },
  {
    kind: 'rule',
    file: 'api/src/platform/text/bodyRules.ts',
    find: 'hasLinkScheme(readAddress(href)) ? linkTo',
    replace: 'href ? linkTo',
    stage: 'api',
    test: 'src/platform/text/sanitiseBody.test.ts',
  },
  {
    kind: 'message',
    file: 'contract/src/messageCatalogue.ts',
    find: 'This release was changed in another window or by somebody else.',
    replace: 'This release was changed.',
    stage: 'unit',
    test: 'contract/src/messages.test.ts',
  },
  {
    kind: 'message',
    file: 'web/src/shared/api/errorTexts.ts',
    find: '[message || title]',
    replace: '[title]',
    stage: 'unit',
    test: 'web/src/shared/api/errorTexts.test.ts',
  },
  inDomain('permission', 'permissions', "'releases.takeDown': ['ADMIN']", "'releases.takeDown': staffOfDesk"),
  {
    kind: 'permission',
    file: 'api/src/releases/files/getFile.ts',
    find: 'file.userId === session.userId ||',
    replace: 'session.userId > 0 ||',
    stage: 'api',
    test: 'src/releases/files/getFile.test.ts',
  },
  {
    kind: 'permission',
    file: 'api/src/platform/http/gate.ts',
    find: 'session.impersonator !== null && ownerAlone.has',
    replace: 'session.impersonator === null && ownerAlone.has',
    stage: 'api',
    test: 'src/people/users/impersonation.test.ts',
  },
  inDomain(
    'state',
    'lifecycle',
    "from: ['OnHoldLocked'], by: desk, to: 'InEditorialReview'",
    "from: ['OnHoldLocked'], by: desk, to: 'PendingDistribution'",
  ),
  {
    kind: 'state',
    file: 'api/src/money/payments/settlementStep.ts',
    find: "  if (abandoned) return 'cancel';\n",
    replace: '',
    stage: 'api',
    test: 'src/money/payments/settlementStep.test.ts',
  },
  {
    kind: 'state',
    file: 'web/src/features/release/draftSaver.ts',
    find: "    this.#happen({ type: 'edited' });\n    this.#keep(values);\n",
    replace: "    this.#happen({ type: 'edited' });\n",
    stage: 'unit',
    test: 'web/src/features/release/draftSaver.test.ts',
  },
  {
    kind: 'sql',
    file: 'api/src/releases/authoring/listReleasesSql.ts',
    find: "const own = 'r.user_id = :userId and ",
    replace: "const own = ':userId::integer is not null and ",
    stage: 'api',
    test: 'src/releases/authoring/readReleases.test.ts',
  },
  {
    kind: 'sql',
    file: 'api/src/releases/lifecycle/saveReleaseSql.ts',
    find: 'and r.distribution_version = :version',
    replace: 'and r.distribution_version >= :version',
    stage: 'api',
    test: 'src/releases/authoring/saveDraft.test.ts',
  },
  {
    kind: 'sql',
    file: 'api/src/people/sessions/sessionStore.ts',
    find: 'where s.token_hash = :tokenHash and s.ended_at is null',
    replace: 'where s.token_hash = :tokenHash',
    stage: 'api',
    test: 'src/people/sessions/session.test.ts',
  },
  {
    kind: 'crash',
    file: 'contract/check/unstorable.ts',
    find: "text.includes('\\0') || ",
    replace: '',
    stage: 'api',
    test: 'src/platform/http/input.test.ts',
  },
  {
    kind: 'crash',
    file: 'design-system/src/ErrorSummary/ErrorSummary.tsx',
    find: 'onPress?.();',
    replace: 'onPress!();',
    stage: 'stories',
    test: 'src/ErrorSummary/',
  },
  {
    kind: 'focus',
    file: 'design-system/src/ErrorSummary/ErrorSummary.tsx',
    find: 'box.current?.focus();',
    replace: '',
    stage: 'stories',
    test: 'src/ErrorSummary/',
  },
  {
    kind: 'focus',
    file: 'design-system/src/Modal/Modal.tsx',
    find: '        <FocusReturn />\n',
    replace: '',
    stage: 'stories',
    test: 'src/ComboBox/',
  },
  {
    kind: 'contrast',
    file: 'design-system/src/tokens.css',
    find: '--fg-muted: light-dark(var(--ink-450), ',
    replace: '--fg-muted: light-dark(var(--ink-680), ',
    stage: 'stories',
    test: 'src/DescriptionList/',
  },
  {
    kind: 'contrast',
    file: 'design-system/src/ErrorSummary/ErrorSummary.module.css',
    find: 'background: var(--bg-surface);',
    replace: 'background: var(--danger-fg);',
    stage: 'stories',
    test: 'src/ErrorSummary/',
  },
  {
    kind: 'overlap',
    file: 'design-system/src/ErrorSummary/ErrorSummary.module.css',
    find: 'margin-block-start: var(--space-1);',
    replace: 'margin-block-start: calc(-1 * var(--space-5));',
    stage: 'stories',
    test: 'src/ErrorSummary/',
  },
  {
    kind: 'overlap',
    file: 'design-system/src/DescriptionList/DescriptionList.module.css',
    find: 'overflow-wrap: anywhere;\n    white-space: pre-line;',
    replace: 'white-space: nowrap;',
    stage: 'stories',
    test: 'src/DescriptionList/',
  },
  inDomain('price', 'bundles', 'percentOf(before, percentOff)', 'percentOf(packagePrice, percentOff)'),
  inDomain(
    'permission',
    'permissions',
    "'refunds.decide': ['ADMIN', 'FINANCE']",
    "'refunds.decide': staffOfDesk",
  ),
  inApi(
    'permission',
    'platform/audit/audit.ts',
    'impersonator?.userId ?? userId;',
    'impersonator === null ? userId : userId;',
    'money/approvals/approvals.test.ts',
  ),
  inDomain('refund', 'refunds', "order.isRecognized && group === 'EDITOR'", 'order.isRecognized'),
  inApi(
    'refund',
    'money/refunds/setRefundStatus.ts',
    "    if (!request.isAutomatic) await refuseOwn(request.requestedBy, decided.decidedBy, 'refund-own');\n",
    '',
    'money/refunds/refunds.test.ts',
  ),
  inDomain('limit', 'approvals', 'worth + recent > limits.amount', 'worth > limits.amount'),
  inDomain('limit', 'approvals', 'percent > limits.percent', 'percent >= limits.percent'),
  inDomain('limit', 'bundles', '  quantity > 0 && toInstant', '  toInstant'),
  inApi(
    'statement',
    'money/bundles/expireBundles.ts',
    'where expiration_date < :now and',
    'where expiration_date <= :now and',
    'money/bundles/expireBundles.test.ts',
  ),
  inApi(
    'statement',
    'money/orders/ownOrderSql.ts',
    'from orders o where o.user_id = :userId\n',
    'from orders o where :userId::integer is not null\n',
    'money/orders/ownOrders.test.ts',
  ),
  inApi(
    'statement',
    'money/orders/ownOrderSql.ts',
    'o.user_id = :userId and o.order_id = :orderNumber::integer',
    ':userId::integer is not null and o.order_id = :orderNumber::integer',
    'money/orders/ownOrders.test.ts',
  ),
  inApi(
    'delivery',
    'releases/delivery/mailJournalists.ts',
    "isLater ? 'waiting' : 'refused',",
    "'refused',",
    'releases/delivery/mailJournalists.test.ts',
  ),
  inApi(
    'delivery',
    'releases/delivery/mailJournalists.ts',
    "      if (error.kind === 'address') await withholdAddress(addressHash, 'bounced', now);\n",
    '',
    'releases/delivery/mailJournalists.test.ts',
  ),
  inApi(
    'delivery',
    'releases/delivery/deliverRelease.ts',
    '  if (release.ownSiteOnly) return;\n',
    '',
    'releases/delivery/delivery.test.ts',
  ),
  {
    kind: 'focus',
    file: 'design-system/src/Focus/keepFocus.ts',
    find: '      if (frames >= 2) goOn();\n',
    replace: '',
    stage: 'stories',
    test: '../web/src/stories/customer/KeptFocus.stories.tsx',
  },
];
