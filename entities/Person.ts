import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One human known by phone (ruling 1). Global and insert-only; only customers/persons.ts reads it, behind a rate limit. */
@Entity()
export class Person {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  @Column('text') dialCode!: string;
  @Column('text') phone!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('timestamptz') createdAt!: Date;
}
