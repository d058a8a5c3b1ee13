import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from './Public.js';

/** A PDF that stands in place of a text, as a column stores it. */
export interface StoredPdf {
  /** Name of the original in the storage. */
  file: string;
  /** Of the original, hexadecimal. */
  sha256: string;
  /** Pictures of the pages, which signers read; `file` is the end of the address. */
  pages: { file: string; sha256: string; width: number; height: number }[];
}

@Public()
@ObjectType({ description: 'A page of a PDF that is the content of a form, as a picture.', simpleResolvers: true })
export class FormSheet {
  @Field({ description: 'Address of the picture.' }) url!: string;
  @Field(() => Int, { description: 'Width in pixels.' }) width!: number;
  @Field(() => Int, { description: 'Height in pixels.' }) height!: number;
}
