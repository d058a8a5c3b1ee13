import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person at one business (ruling 1): contact and consent. */
@Entity()
export class Customer {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column('bigint') personId!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') dialCode!: string;
  @Column('text') phone!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('smallint', { nullable: true }) birthMonth!: number | null;
  @Column('smallint', { nullable: true }) birthDay!: number | null;
  @Column('smallint', { nullable: true }) birthYear!: number | null;
  @Column('timestamptz', { nullable: true }) archivedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
