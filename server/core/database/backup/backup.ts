import { createHash } from 'node:crypto';

/** First entry of a backup. */
export interface BackupAbout {
  format: 1;
  createdAt: string;
  /** Version of PostgreSQL. */
  postgres: string;
  /** Names of the migrations that the database had. */
  migrations: string[];
  /** In the order in which they can be filled: a table comes after those that it refers to. */
  tables: BackedUpTable[];
}

export interface BackedUpTable {
  name: string;
  /** Without generated ones. */
  columns: string[];
  /** Whether row-level security shows the rows of one business only. */
  ofTenant: boolean;
}

/** Last entry of a backup. */
export interface BackupManifest {
  tables: Record<string, Sum>;
  jobs: Sum;
  /** Last value of each sequence. */
  sequences: Record<string, string>;
  /** SHA-256 of each uploaded file. */
  files: Record<string, string>;
  /** Files that the database names and the storage does not have. */
  missingFiles: string[];
}

/** Rows, and SHA-256 of their text as COPY writes it. */
export interface Sum {
  rows: number;
  sha256: string;
}

export const ABOUT = 'greeter-backup.json';
export const MANIFEST = 'manifest.json';
export const SECRET = 'secret';

/** Adds up one table while its text passes. */
export class Tally {
  rows = 0;
  #hash = createHash('sha256');

  update(bytes: Buffer): void {
    this.#hash.update(bytes);
  }

  get sum(): Sum {
    return { rows: this.rows, sha256: this.#hash.copy().digest('hex') };
  }
}
