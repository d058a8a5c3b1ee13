import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { tooLong } from '../../core/Refusal.js';
import { MAX_RANK } from './limits.js';
import { RANK } from './product.inputs.js';

const NAME = tooLong(60, 'The name of a category has at most 60 characters');

@InputType({ description: 'What both forms of a category hold.' })
class ProductCategoryFields {
  @Field(() => String, { nullable: true, description: 'Line under the name, up to 200 characters.' })
  @IsOptional()
  @MaxLength(200, tooLong(200, 'A subheading has at most 200 characters'))
  subheading?: string | null;

  @Field(() => Int, { nullable: true, description: 'Rank among the categories, 0 to 49; 0 for a new one without one.' })
  @IsOptional()
  @Min(0, RANK)
  @Max(MAX_RANK, RANK)
  position?: number | null;
}

@InputType({ description: 'A new category of the catalogue.' })
export class AddProductCategoryInput extends ProductCategoryFields {
  @Field({ description: 'Name, 1 to 60 characters.' })
  @MaxLength(60, NAME)
  name!: string;
}

@InputType({ description: 'Changes of a category; omitted fields stay unchanged.' })
export class UpdateProductCategoryInput extends ProductCategoryFields {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 60 characters.' })
  @IsOptional()
  @MaxLength(60, NAME)
  name?: string | null;
}
