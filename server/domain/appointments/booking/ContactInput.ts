import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { tooLong } from '../../../core/Refusal.js';

/** Who asks for a visit, and where a code reaches them. */
@InputType()
export abstract class ContactInput {
  @Field({ description: 'First name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  firstName!: string;

  @Field({ description: 'Last name, up to 50 characters.' })
  @MaxLength(200, tooLong(200))
  lastName!: string;

  @Field({ description: 'Phone number of 10 digits, in any format.' })
  @MaxLength(40, tooLong(40))
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address for this visit; INVALID_INPUT without one where the code goes by e-mail.',
  })
  @IsOptional()
  @MaxLength(254, tooLong(254))
  email?: string | null;
}
