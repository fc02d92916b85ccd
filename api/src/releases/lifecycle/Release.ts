import {
  type HoldReason,
  type PackageId,
  releaseColumn,
  type ReleaseField,
  type ReleaseFieldName,
  releaseFields,
  releaseFieldsWhere,
  type ReleaseStateNumber,
  type WrittenRelease,
} from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../platform/database/database';

type Written = Omit<WrittenRelease, 'releaseDate' | 'cjlSelected'> & {
  releaseDate: Date | null;
  cjlSelected: number[];
};
type WrittenColumns = { [Name in keyof Written]: CreationOptional<Written[Name]> };

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging, @typescript-eslint/no-empty-object-type -- Release.init defines every column of the table of fields
export interface Release extends WrittenColumns {}

/** A press release, with the field names of the contract. Lists and details are read by SQL of their own. */
export class Release extends Model<InferAttributes<Release>, InferCreationAttributes<Release>> {
  declare distributionId: CreationOptional<number>;
  declare userId: number;
  declare prwebPressReleaseId: CreationOptional<number>;
  declare distributionVersion: CreationOptional<number>;
  declare distributionPRWebVersion: CreationOptional<number>;
  declare state: CreationOptional<ReleaseStateNumber>;
  declare package: PackageId;
  /** What has to be revised, or why it was refused; empty in every other state. */
  declare holdReasons: CreationOptional<HoldReason[]>;
  /** It was on hold and came back. */
  declare isResubmit: CreationOptional<boolean>;
  /** Its release time had passed when it was approved. */
  declare wasOverdue: CreationOptional<boolean>;
  /** It was approved for our own site alone, and is delivered nowhere else. */
  declare ownSiteOnly: CreationOptional<boolean>;
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

const { ARRAY, BOOLEAN, DATE, INTEGER, JSONB, SMALLINT, TEXT } = DataTypes;

const columnTypes: Record<ReleaseField['kind'], DataTypes.DataType> = {
  text: TEXT,
  html: TEXT,
  phone: TEXT,
  language: TEXT,
  topics: ARRAY(TEXT),
  count: INTEGER,
  flag: BOOLEAN,
  instant: DATE,
  lists: ARRAY(INTEGER),
  image: JSONB,
  files: JSONB,
  handle: JSONB,
};

const writtenColumns = Object.fromEntries(
  releaseFieldsWhere(() => true).map((name) => [
    name,
    { type: columnTypes[releaseFields[name].kind], field: releaseColumn(name) },
  ]),
) as Record<ReleaseFieldName, { type: DataTypes.DataType; field: string }>;

Release.init(
  {
    distributionId: { type: INTEGER, primaryKey: true, autoIncrement: true },
    userId: INTEGER,
    prwebPressReleaseId: INTEGER,
    distributionVersion: INTEGER,
    distributionPRWebVersion: { type: INTEGER, field: 'distribution_prweb_version' },
    state: SMALLINT,
    package: TEXT,
    ...writtenColumns,
    holdReasons: JSONB,
    isResubmit: BOOLEAN,
    wasOverdue: BOOLEAN,
    ownSiteOnly: BOOLEAN,
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

const columnsOfRelease = Object.entries(Release.getAttributes()).map(
  ([name, { field = name }]) => [name, field] as const,
);

/** The release of a row of the table, or of what a version has in its place (`atVersionSql`). */
export const releaseOfRow = (row: Readonly<Record<string, unknown>>): Release => {
  const values = Object.fromEntries(columnsOfRelease.map(([name, field]) => [name, row[field]]));
  return Release.build(values as InferCreationAttributes<Release>, { isNewRecord: false, raw: true });
};
