import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
} from 'sequelize';
import { sequelize } from '../database/database';

export type FileType = 'application/pdf' | ImageType;

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif';

/** An uploaded file; its bytes are in the storage under `storageKey`. */
export class StoredFile extends Model<InferAttributes<StoredFile>, InferCreationAttributes<StoredFile>> {
  declare fileId: CreationOptional<number>;
  /** Unguessable; part of its address. */
  declare uploadKey: string;
  declare userId: number;
  declare name: string;
  /** Found in the bytes. */
  declare mediaType: FileType;
  declare bytes: number;
  /** SHA-256 of the stored bytes. */
  declare digest: Buffer;
  declare storageKey: string;
  /** Pixels; null for a pdf. */
  declare width: CreationOptional<number | null>;
  /** Pixels; null for a pdf. */
  declare height: CreationOptional<number | null>;
  /** A small picture as a data address; null for a pdf. */
  declare preview: CreationOptional<string | null>;
  declare createdAt: Date;
  /** When its bytes had come; nobody sees it before. */
  declare storedAt: CreationOptional<Date | null>;
  /** When it may be removed; null while something uses it. */
  declare keptUntil: CreationOptional<Date | null>;
  /** Since when it is being removed; nobody sees it any more. */
  declare removingAt: CreationOptional<Date | null>;
}

const { BLOB, DATE, INTEGER, TEXT } = DataTypes;

StoredFile.init(
  {
    fileId: { type: INTEGER, primaryKey: true, autoIncrement: true },
    uploadKey: TEXT,
    userId: INTEGER,
    name: TEXT,
    mediaType: TEXT,
    bytes: INTEGER,
    digest: BLOB,
    storageKey: TEXT,
    width: INTEGER,
    height: INTEGER,
    preview: TEXT,
    createdAt: DATE,
    storedAt: DATE,
    keptUntil: DATE,
    removingAt: DATE,
  },
  { sequelize, tableName: 'files', modelName: 'StoredFile' },
);
