import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Role } from './Role.js';

/** Who works at which business, and as what. Global: read before the tenant is known. */
@Entity()
export class Membership {
  @PrimaryColumn('bigint') accountId!: string;
  @PrimaryColumn('bigint') businessId!: string;
  @Column('smallint') role!: Role;
  @Column('timestamptz') createdAt!: Date;
}
