import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From where somebody asked to wait, as a stand-in for the network address, so that offers to one address cannot hold a whole day. Empty of those who asked before. */
export class SourcesOfStandbys1700000000079 implements MigrationInterface {
  name = 'SourcesOfStandbys1700000000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table standby add column source text not null default ''`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup instead.');
  }
}
