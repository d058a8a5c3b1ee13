import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An uploaded image, re-encoded, without its metadata; or a PDF with the pictures of its pages. */
@Entity()
export class Media {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  /** What it belongs to. Part of the address. */
  @Column('text') kind!: 'checkinapp' | 'product' | 'business' | 'staff' | 'form';

  /** The product whose photo it is. */
  @Column('bigint', { nullable: true }) productId!: string | null;

  /** The staff member whose photo it is. */
  @Column('bigint', { nullable: true }) staffId!: string | null;

  /** Random file name of its address, with the ending of its JPEG, PNG or PDF. */
  @Column('text') file!: string;

  /** Names of its files in the storage. */
  @Column('text', { array: true }) files!: string[];

  /** Of the largest size, in pixels. */
  @Column('int') width!: number;
  @Column('int') height!: number;

  /** Of all sizes together. */
  @Column('int') bytes!: number;

  /** A blurred picture of a few pixels as a data URI; empty for logos. */
  @Column('text') placeholder!: string;

  /** Whether it stands for its album. */
  @Column('boolean') isMain!: boolean;

  /** Rich text. */
  @Column('text') description!: string;

  @Column('int') version!: number;
  @Column('timestamptz') createdAt!: Date;

  /** Null until its upload is finished. */
  @Column('timestamptz', { nullable: true }) attachedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) removedAt!: Date | null;
}
