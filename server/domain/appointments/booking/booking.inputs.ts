import { IsOptional, Length, Matches, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { tooLong } from '../../../core/Refusal.js';
import type { BookablePartInput } from '../availability/bookable-times.inputs.js';
import { VisitParts } from '../availability/visit-parts.js';
import { INSTANT, INSTANT_TEXT, WRITTEN } from '../instants.js';
import { MAX_NOTES, NOTES } from '../limits.js';
import { CodeChannel } from './booking.types.js';
import { ContactInput } from './ContactInput.js';

@InputType({ description: 'A visit that a customer asks for.' })
export class BookingInput extends ContactInput {
  @Field({ description: `When it begins, one of \`bookableTimes\`: ${WRITTEN}` })
  @Matches(INSTANT, INSTANT_TEXT)
  startsAt!: string;

  @VisitParts()
  parts!: BookablePartInput[];

  @Field(() => String, { nullable: true, description: 'Notes or requests, up to 2,000 characters.' })
  @IsOptional()
  @MaxLength(MAX_NOTES, NOTES)
  notes?: string | null;

  @Field(() => CodeChannel, { description: 'How the code is sent.' })
  channel!: CodeChannel;

  @Field(() => String, {
    nullable: true,
    description:
      'Random text of 16 to 100 characters, new for each wish: a repeated call with it answers with the hold of the first, and sends nothing; once that is over, the time is held anew.',
  })
  @IsOptional()
  @Length(16, 100, tooLong(100, 'A key has 16 to 100 characters'))
  key?: string | null;
}
