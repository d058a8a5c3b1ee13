import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Role } from './Role.js';

/** Links an account to a business with its role. Global: read before the tenant is known. */
@Entity()
export class Membership {
  @PrimaryColumn('bigint') accountId!: string;
  @PrimaryColumn('bigint') businessId!: string;
  @Column('smallint') role!: Role;
  @Column('timestamptz') createdAt!: Date;
}
