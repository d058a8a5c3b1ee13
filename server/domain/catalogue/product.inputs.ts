import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ProductType } from '../../../entities/ProductType.js';
import { RichTextInput } from '../../core/graphql/rich-text-input.js';
import { outOfRange, tooLong } from '../../core/Refusal.js';
import { CatalogueListArgs } from './CatalogueListArgs.js';
import { MAX_ITEMS, MAX_MINUTES, MAX_NAME, MAX_RANK } from './limits.js';

export const RANK = outOfRange(0, MAX_RANK, `A rank is 0 to ${MAX_RANK}`);
const MINUTES = outOfRange(1, MAX_MINUTES, `A duration is 1 to ${MAX_MINUTES} minutes`);

@ArgsType()
export class ProductsArgs extends CatalogueListArgs {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether to list the archived items, not the live ones.' })
  archived!: boolean;

  @Field(() => Int, { defaultValue: 1000, description: 'How many at most, 1 to 1,000.' })
  @Min(1)
  @Max(1000)
  first!: number;
}

@InputType({ description: 'What both forms of an item hold.' })
class ProductFields {
  @Field(() => ID, { nullable: true, description: 'A live category; null for none. NOT_FOUND for any other.' })
  categoryId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of a category typed in on the spot, up to 60 characters, instead of `categoryId`; a live category of this name is taken as it is.',
  })
  @IsOptional()
  @MaxLength(60, tooLong(60, 'The name of a category has at most 60 characters'))
  newCategoryName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "US dollars, '0' to '999999.99' with at most two decimal places, for example '24.5'; null for none.",
  })
  @IsOptional()
  @MaxLength(20, tooLong(20, 'A price has at most 20 characters'))
  price?: string | null;

  @Field(() => Int, { nullable: true, description: 'Minutes, 1 to 10080, of services only; null for none.' })
  @IsOptional()
  @Min(1, MINUTES)
  @Max(MAX_MINUTES, MINUTES)
  durationMinutes?: number | null;

  @RichTextInput()
  @Field(() => String, {
    nullable: true,
    description:
      'Rich text as HTML, up to 20,000 characters; other markup than that of the editor is taken out. Null for none.',
  })
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rank within the category, 0 to 49; 0 for a new item without one.' })
  @IsOptional()
  @Min(0, RANK)
  @Max(MAX_RANK, RANK)
  position?: number | null;
}

@InputType({ description: 'A new item of the catalogue.' })
export class AddProductInput extends ProductFields {
  @Field(() => ProductType, { description: 'Service or product.' })
  type!: ProductType;

  @Field({ description: 'Name, 1 to 100 characters.' })
  @MaxLength(MAX_NAME, tooLong(MAX_NAME, `A name has at most ${MAX_NAME} characters`))
  name!: string;
}

@InputType({ description: 'Changes of an item; omitted fields stay unchanged.' })
export class UpdateProductInput extends ProductFields {
  @Field(() => ProductType, {
    nullable: true,
    description: 'Service or product; one that becomes a product loses its duration.',
  })
  type?: ProductType | null;

  @Field(() => String, { nullable: true, description: 'Name, 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(MAX_NAME, tooLong(MAX_NAME, `A name has at most ${MAX_NAME} characters`))
  name?: string | null;
}

@ArgsType()
export class CatalogueIdsArgs {
  @Field(() => [ID], { description: 'Ids of items, 1 to 2,000, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  ids!: string[];
}
