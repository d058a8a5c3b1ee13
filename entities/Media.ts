import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'An uploaded image, re-encoded, without its metadata.' })
@Entity()
export class Media {
  @Field(() => ID, { description: 'Id of the image.' })
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  /** What it belongs to: `checkinapp`. Part of the address. */
  @Column('text') kind!: string;

  /** Random file name with its ending. */
  @Column('text') file!: string;

  @Field({
    description: 'Address of the image on this server, for example /api/static/media/checkinapp/preview/ab12.png.',
  })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  @Column('int')
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  @Column('int')
  height!: number;

  @Column('int') bytes!: number;
  @Column('timestamptz') createdAt!: Date;
}
