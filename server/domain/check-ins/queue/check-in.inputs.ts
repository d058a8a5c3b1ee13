import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

const PARTY = { message: 'Party size is 1 to 99' };

@InputType({ description: 'Input of a customer on a kiosk or phone.' })
export class CheckInInput {
  @Field({ description: 'Handle of the person from `persons` or `addPerson`.' })
  handle!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many people, 1 to 99.' })
  @Min(1, PARTY)
  @Max(99, PARTY)
  partySize!: number;

  @Field(() => String, { nullable: true, description: 'Temperature in °F, 80 to 120 with at most one decimal.' })
  temperature?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(2000, { message: 'Notes have at most 2,000 characters' })
  notes?: string | null;
}
