import type { Group } from '@dispatch/contract';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../../platform/database/database';

export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare userId: CreationOptional<number>;
  /** The login name: the e-mail address in lower case. */
  declare oktaLogin: string;
  declare email: string;
  declare firstName: string;
  declare lastName: string;
  declare organization: CreationOptional<string>;
  declare phone: CreationOptional<string>;
  declare country: CreationOptional<string>;
  declare state: CreationOptional<string>;
  declare address1: CreationOptional<string>;
  declare address2: CreationOptional<string>;
  declare city: CreationOptional<string>;
  declare zip: CreationOptional<string>;
  declare languageId: CreationOptional<number>;
  declare campaignCode: CreationOptional<string>;
  declare campaignPackage: CreationOptional<number>;
  declare migratedFromLegacy: CreationOptional<boolean>;
  declare groupName: CreationOptional<Group>;
  declare providerUserId: CreationOptional<string | null>;
  /** The identity provider knew them before they registered here. */
  declare knownAtProvider: CreationOptional<boolean>;
  declare activatedAt: CreationOptional<Date | null>;
  /** Switches that differ from the installation's for this person. */
  declare featureOverrides: CreationOptional<Record<string, boolean | string>>;
  declare partnerId: CreationOptional<number | null>;
  /** Id of the company in the former system. */
  declare c3CompanyId: CreationOptional<string | null>;
  declare createdDate: CreationOptional<Date>;
  /** When the account was deleted; what is left is without the person. */
  declare deletedAt: CreationOptional<Date | null>;
}

// One object an attribute: Sequelize writes into it.
const text = () => ({ type: DataTypes.TEXT });

User.init(
  {
    userId: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
    oktaLogin: text(),
    email: text(),
    firstName: text(),
    lastName: text(),
    organization: text(),
    phone: text(),
    country: text(),
    state: text(),
    address1: { ...text(), field: 'address1' },
    address2: { ...text(), field: 'address2' },
    city: text(),
    zip: text(),
    languageId: DataTypes.INTEGER,
    campaignCode: DataTypes.TEXT,
    campaignPackage: DataTypes.INTEGER,
    migratedFromLegacy: DataTypes.BOOLEAN,
    groupName: DataTypes.TEXT,
    providerUserId: DataTypes.TEXT,
    knownAtProvider: DataTypes.BOOLEAN,
    activatedAt: DataTypes.DATE,
    featureOverrides: DataTypes.JSONB,
    partnerId: DataTypes.INTEGER,
    c3CompanyId: { type: DataTypes.TEXT, field: 'c3_company_id' },
    createdDate: DataTypes.DATE,
    deletedAt: DataTypes.DATE,
  },
  { sequelize, tableName: 'users', modelName: 'User' },
);
