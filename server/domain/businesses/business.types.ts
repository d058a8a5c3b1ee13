import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { Secret } from '../../../entities/Secret.js';
import { BusinessFacts } from './BusinessFacts.js';

@Public()
@ObjectType({ description: 'Where the page of a business is.', simpleResolvers: true })
export class BusinessPageAddress {
  @Field(() => ID, { description: 'Number of the business.' }) businessId!: string;
  @Field({ description: 'Name of the business.' }) name!: string;
  @Field({ description: 'The name in the address now: an older one leads there.' }) vanityName!: string;
  @Field({ description: 'The address now.' }) url!: string;
}

@ObjectType({ description: 'The profile of your business.', simpleResolvers: true })
export class BusinessProfile extends BusinessFacts {
  @Field({ description: 'What its page says about it: sanitised HTML, empty for nothing.' }) about!: string;
  @Field(() => Int, { description: 'Minutes between two bookable times.' }) bookingInterval!: number;
  @Field(() => Int, { description: 'Incremented by each change.' }) version!: number;
}

@ObjectType({ description: 'A saved profile.', simpleResolvers: true })
export class SavedBusiness {
  @Field(() => BusinessProfile, { description: 'The profile now.' }) profile!: BusinessProfile;
  @Field(() => Secret, {
    nullable: true,
    description:
      'A login token of the same session that says the new name of the business; null where the name is as before. The earlier one works as well.',
  })
  loginToken!: string | null;
}

@ObjectType({ description: 'What your business page shows changed: read it again.', simpleResolvers: true })
export class BusinessPageTick {
  @Field(() => Date, { description: 'When the server noticed.' }) at!: Date;
}

@ObjectType({ description: 'Settings of your business page.', simpleResolvers: true })
export class PageSettings {
  @Field({ description: 'Whether search and search engines do not list the page.' }) hiddenFromSearch!: boolean;
  @Field({ description: 'Whether visitors of the page may join the line from afar.' }) joinsFromAfar!: boolean;
  @Field({
    description: 'Whether the plan has no business page: then visitors see name, phone and address only.',
  })
  isBasic!: boolean;
  @Field(() => Int, { description: 'Incremented by each change.' }) version!: number;
}
