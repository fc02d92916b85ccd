import type { PackageId, ReleaseStateNumber } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../database/database';

/** A press release, with the field names of the contract. Lists and details are read by SQL of their own. */
export class Release extends Model<InferAttributes<Release>, InferCreationAttributes<Release>> {
  declare distributionId: CreationOptional<number>;
  /** The owner. */
  declare userId: number;
  /** PRID: the number that people use, and that its public address carries. */
  declare prwebPressReleaseId: CreationOptional<number>;
  /** Rises with each save. */
  declare distributionVersion: CreationOptional<number>;
  /** Rises with each submission. */
  declare distributionPRWebVersion: CreationOptional<number>;
  /** Changed by moveRelease alone. */
  declare state: CreationOptional<ReleaseStateNumber>;
  declare package: PackageId;
  declare headline: CreationOptional<string>;
  declare summary: CreationOptional<string>;
  declare cityState: CreationOptional<string>;
  /** HTML that has passed the allow-list. */
  declare body: CreationOptional<string>;
  declare pulloutQuote: CreationOptional<string>;
  declare videoUrl: CreationOptional<string>;
  declare releaseDate: CreationOptional<Date | null>;
  declare cjl: CreationOptional<number>;
  /** Ids of the chosen journalist lists. */
  declare cjlSelected: CreationOptional<number[]>;
  declare hasPriorityRelease: CreationOptional<boolean>;
  declare hasCisionSocialPost: CreationOptional<boolean>;
  declare cisionSocialPost: CreationOptional<string>;
  declare primaryContactName: CreationOptional<string>;
  declare primaryContactCompany: CreationOptional<string>;
  declare primaryContactWebsite: CreationOptional<string>;
  declare primaryContactEmail: CreationOptional<string>;
  declare primaryContactPhoneCountryCode: CreationOptional<string>;
  declare primaryContactPhone: CreationOptional<string>;
  declare primaryContactPhoneExtension: CreationOptional<string>;
  declare hasSecondaryContact: CreationOptional<boolean>;
  declare secondaryContactName: CreationOptional<string>;
  declare secondaryContactCompany: CreationOptional<string>;
  declare secondaryContactWebsite: CreationOptional<string>;
  declare secondaryContactEmail: CreationOptional<string>;
  declare secondaryContactPhoneCountryCode: CreationOptional<string>;
  declare secondaryContactPhone: CreationOptional<string>;
  declare secondaryContactPhoneExtension: CreationOptional<string>;
  /** The private contact, for the editors alone. */
  declare user: CreationOptional<string>;
  declare userEmail: CreationOptional<string>;
  declare userPhoneCountryCode: CreationOptional<string>;
  declare userPhone: CreationOptional<string>;
  declare userPhoneExtension: CreationOptional<string>;
  /** What has to be revised; empty unless it is on hold. */
  declare holdReasons: CreationOptional<string[]>;
  /** It was on hold and came back. */
  declare isResubmit: CreationOptional<boolean>;
  /** Its release time had passed when it was approved. */
  declare wasOverdue: CreationOptional<boolean>;
  declare paidAt: CreationOptional<Date | null>;
  declare firstOrderId: CreationOptional<number | null>;
  declare creationDate: CreationOptional<Date>;
  declare submittedDate: CreationOptional<Date | null>;
  declare savedAt: CreationOptional<Date>;
  /** Who saved it last: the owner, or staff in the owner's place. */
  declare savedBy: number;
  declare publishedAt: CreationOptional<Date | null>;
  /** The readable part of its public address, fixed when it is published. */
  declare slug: CreationOptional<string | null>;
}

const { ARRAY, BOOLEAN, DATE, INTEGER, SMALLINT, TEXT } = DataTypes;

const contactColumns = (prefix: 'primary' | 'secondary') =>
  ({
    [`${prefix}ContactName`]: TEXT,
    [`${prefix}ContactCompany`]: TEXT,
    [`${prefix}ContactWebsite`]: TEXT,
    [`${prefix}ContactEmail`]: TEXT,
    [`${prefix}ContactPhoneCountryCode`]: TEXT,
    [`${prefix}ContactPhone`]: TEXT,
    [`${prefix}ContactPhoneExtension`]: TEXT,
  }) as Record<
    `${typeof prefix}Contact${'Name' | 'Company' | 'Website' | 'Email' | 'PhoneCountryCode' | 'Phone' | 'PhoneExtension'}`,
    typeof TEXT
  >;

Release.init(
  {
    distributionId: { type: INTEGER, primaryKey: true, autoIncrement: true },
    userId: INTEGER,
    prwebPressReleaseId: INTEGER,
    distributionVersion: INTEGER,
    distributionPRWebVersion: { type: INTEGER, field: 'distribution_prweb_version' },
    state: SMALLINT,
    package: TEXT,
    headline: TEXT,
    summary: TEXT,
    cityState: TEXT,
    body: TEXT,
    pulloutQuote: TEXT,
    videoUrl: TEXT,
    releaseDate: DATE,
    cjl: INTEGER,
    cjlSelected: ARRAY(INTEGER),
    hasPriorityRelease: BOOLEAN,
    hasCisionSocialPost: BOOLEAN,
    cisionSocialPost: TEXT,
    ...contactColumns('primary'),
    hasSecondaryContact: BOOLEAN,
    ...contactColumns('secondary'),
    user: { type: TEXT, field: 'user_name' },
    userEmail: TEXT,
    userPhoneCountryCode: TEXT,
    userPhone: TEXT,
    userPhoneExtension: TEXT,
    holdReasons: ARRAY(TEXT),
    isResubmit: BOOLEAN,
    wasOverdue: BOOLEAN,
    paidAt: DATE,
    firstOrderId: INTEGER,
    creationDate: DATE,
    submittedDate: DATE,
    savedAt: DATE,
    savedBy: INTEGER,
    publishedAt: DATE,
    slug: TEXT,
  },
  { sequelize, tableName: 'releases', modelName: 'Release' },
);
