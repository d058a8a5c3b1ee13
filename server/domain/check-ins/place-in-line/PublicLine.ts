import { Field, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../../entities/Public.js';
import { WaitQuote } from '../../../../entities/WaitQuote.js';

@Public()
@ObjectType({ description: 'The line of a business as a party that would join now finds it.', simpleResolvers: true })
export class PublicLine {
  @Field(() => Int, { description: 'How many parties wait.' }) parties!: number;
  @Field(() => WaitQuote, { nullable: true, description: 'The wait of one person; null where too little is known.' })
  quote!: WaitQuote | null;
}
