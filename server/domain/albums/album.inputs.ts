import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { RichTextInput } from '../../core/graphql/rich-text-input.js';
import type { UploadedFile } from '../media/read-upload.js';

const FILES = 'The images, 1 to 3, sent by the GraphQL multipart request specification.';

@ArgsType()
export class AddBusinessMediaArgs {
  @Field(() => [GraphQLUpload], { description: FILES })
  files!: Promise<UploadedFile>[];
}

@ArgsType()
export class AddProductMediaArgs extends AddBusinessMediaArgs {
  @Field(() => ID, { description: 'The item of the catalogue.' })
  productId!: string;
}

@ArgsType()
export class AddStaffMediaArgs extends AddBusinessMediaArgs {
  @Field(() => ID, { description: 'The staff member.' })
  staffId!: string;
}

@ArgsType()
export class MediaIdsArgs {
  @Field(() => [ID], { description: 'Ids of the photos, 1 to 60.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(60)
  ids!: string[];
}

@ArgsType()
export class MediaDescriptionArgs {
  @Field(() => ID, { description: 'Id of the photo.' })
  id!: string;

  @RichTextInput()
  @Field({ description: 'Rich text as HTML, sanitised as it is saved; up to 20,000 characters.' })
  description!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Version that was edited: throws STALE unless it is current. Without it the text is saved over any.',
  })
  version?: number | null;
}
