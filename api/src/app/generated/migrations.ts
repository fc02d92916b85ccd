// generated from openapi.yaml by npm run generate
import { migration as migration0001 } from '../migrations/0001-accounts';
import { migration as migration0002 } from '../migrations/0002-releases';
import { migration as migration0003 } from '../migrations/0003-orders';
import { migration as migration0004 } from '../migrations/0004-known-at-provider';
import { migration as migration0005 } from '../migrations/0005-files';
import { migration as migration0006 } from '../migrations/0006-partners';
import { migration as migration0007 } from '../migrations/0007-account';
import { migration as migration0008 } from '../migrations/0008-holdings';
import { migration as migration0009 } from '../migrations/0009-kept-sessions';
import { migration as migration0010 } from '../migrations/0010-release-lists';
import { migration as migration0011 } from '../migrations/0011-unlogged-limits';
import { migration as migration0012 } from '../migrations/0012-release-versions';
import { migration as migration0013 } from '../migrations/0013-release-media';
import { migration as migration0014 } from '../migrations/0014-own-site-only';
import { migration as migration0015 } from '../migrations/0015-hold-reasons';
import { migration as migration0016 } from '../migrations/0016-social-handles';
import { migration as migration0017 } from '../migrations/0017-link-checks';
import { migration as migration0018 } from '../migrations/0018-staff-lists';
import { migration as migration0019 } from '../migrations/0019-staff-users';
import { migration as migration0020 } from '../migrations/0020-settings';
import { migration as migration0021 } from '../migrations/0021-staff-operations';
import { migration as migration0022 } from '../migrations/0022-coupons';
import { migration as migration0023 } from '../migrations/0023-order-model';
import { migration as migration0024 } from '../migrations/0024-refund-requests';
import { migration as migration0027 } from '../migrations/0027-provider-comparison';
import { migration as migration0028 } from '../migrations/0028-store';
import { migration as migration0030 } from '../migrations/0030-manual-card';
import { migration as migration0031 } from '../migrations/0031-saved-cards';
import { migration as migration0032 } from '../migrations/0032-lots-of-staff';
import { migration as migration0036 } from '../migrations/0036-deferred-revenue';
import { migration as migration0037 } from '../migrations/0037-wire-deliveries';
import { migration as migration0039 } from '../migrations/0039-journalists';
import { migration as migration0040 } from '../migrations/0040-social-connections';
import { migration as migration0041 } from '../migrations/0041-social-posts';
import { migration as migration0042 } from '../migrations/0042-journalist-mails';
import { migration as migration0044 } from '../migrations/0044-job-holds';
import { migration as migration0048 } from '../migrations/0048-customer-mails';
import { migration as migration0049 } from '../migrations/0049-approval-requests';
import { migration as migration0051 } from '../migrations/0051-release-languages';
import { migration as migration0053 } from '../migrations/0053-cards-of-payments';
import { migration as migration0054 } from '../migrations/0054-release-answers';
import { migration as migration0056 } from '../migrations/0056-searched-words';
import { migration as migration0058 } from '../migrations/0058-refund-rejection-reason';
import { migration as migration0059 } from '../migrations/0059-staff-records';
import { migration as migration0060 } from '../migrations/0060-desk-claims';
import { migration as migration0061 } from '../migrations/0061-saved-hold-reasons';
import { migration as migration0062 } from '../migrations/0062-lists-by-filter';
import { migration as migration0063 } from '../migrations/0063-saved-filters';
import { migration as migration0064 } from '../migrations/0064-desk-figures';
import { migration as migration0069 } from '../migrations/0069-news-items';
import { migration as migration0070 } from '../migrations/0070-news-changes';
import { migration as migration0071 } from '../migrations/0071-media-topics';
import { migration as migration0072 } from '../migrations/0072-news-topics';
import { migration as migration0073 } from '../migrations/0073-news-maps';
import { migration as migration0074 } from '../migrations/0074-deliveries';
import { migration as migration0075 } from '../migrations/0075-journalist-corrections';
import { migration as migration0076 } from '../migrations/0076-news-changes-told';
import { migration as migration0077 } from '../migrations/0077-companies';
import { migration as migration0078 } from '../migrations/0078-news-companies';
import { migration as migration0079 } from '../migrations/0079-following';
import { migration as migration0080 } from '../migrations/0080-queued-follow-news';
import { migration as migration0081 } from '../migrations/0081-news-titles-in-rows';
import { migration as migration0082 } from '../migrations/0082-page-checks';
import { migration as migration0083 } from '../migrations/0083-identity';
import { migration as migration0084 } from '../migrations/0084-set-up-codes';
import { migration as migration0085 } from '../migrations/0085-settings-by-operators';
import { migration as migration0086 } from '../migrations/0086-system-troubles';
import { migration as migration0087 } from '../migrations/0087-held-looks-and-kept-mails';
import { migration as migration0088 } from '../migrations/0088-processes';
import { migration as migration0089 } from '../migrations/0089-audit-retention';
import { migration as migration0090 } from '../migrations/0090-unlogged-processes';
import { migration as migration0091 } from '../migrations/0091-corrections-in-their-order';
import { migration as migration0092 } from '../migrations/0092-positions-of-writes';
import { migration as migration0093 } from '../migrations/0093-access-tokens';
import { migration as migration0094 } from '../migrations/0094-webhooks';
import { migration as migration0095 } from '../migrations/0095-attestations';
import { migration as migration0096 } from '../migrations/0096-company-sites';
import { migration as migration0097 } from '../migrations/0097-release-analytics';

/** In the order in which they run. */
export const migrations = [
  migration0001,
  migration0002,
  migration0003,
  migration0004,
  migration0005,
  migration0006,
  migration0007,
  migration0008,
  migration0009,
  migration0010,
  migration0011,
  migration0012,
  migration0013,
  migration0014,
  migration0015,
  migration0016,
  migration0017,
  migration0018,
  migration0019,
  migration0020,
  migration0021,
  migration0022,
  migration0023,
  migration0024,
  migration0027,
  migration0028,
  migration0030,
  migration0031,
  migration0032,
  migration0036,
  migration0037,
  migration0039,
  migration0040,
  migration0041,
  migration0042,
  migration0044,
  migration0048,
  migration0049,
  migration0051,
  migration0053,
  migration0054,
  migration0056,
  migration0058,
  migration0059,
  migration0060,
  migration0061,
  migration0062,
  migration0063,
  migration0064,
  migration0069,
  migration0070,
  migration0071,
  migration0072,
  migration0073,
  migration0074,
  migration0075,
  migration0076,
  migration0077,
  migration0078,
  migration0079,
  migration0080,
  migration0081,
  migration0082,
  migration0083,
  migration0084,
  migration0085,
  migration0086,
  migration0087,
  migration0088,
  migration0089,
  migration0090,
  migration0091,
  migration0092,
  migration0093,
  migration0094,
  migration0095,
  migration0096,
  migration0097,
];
