import type { ReleaseAction, ReleaseStateNumber } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../database/database';

/** One move of a release from state to state: who, when, why. Rows are only added. */
export class ReleaseMove extends Model<InferAttributes<ReleaseMove>, InferCreationAttributes<ReleaseMove>> {
  declare releaseMoveId: CreationOptional<number>;
  declare distributionId: number;
  declare fromState: ReleaseStateNumber;
  declare toState: ReleaseStateNumber;
  declare action: ReleaseAction;
  declare actorUserId: number | null;
  /** The login name, or `worker`. */
  declare actorName: string;
  declare reasons: CreationOptional<string[]>;
  declare createdAt: Date;
}

const { ARRAY, DATE, INTEGER, SMALLINT, TEXT } = DataTypes;

ReleaseMove.init(
  {
    releaseMoveId: { type: INTEGER, primaryKey: true, autoIncrement: true },
    distributionId: INTEGER,
    fromState: SMALLINT,
    toState: SMALLINT,
    action: TEXT,
    actorUserId: INTEGER,
    actorName: TEXT,
    reasons: ARRAY(TEXT),
    createdAt: DATE,
  },
  { sequelize, tableName: 'release_moves', modelName: 'ReleaseMove' },
);
