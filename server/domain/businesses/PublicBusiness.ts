import { ObjectType } from 'type-graphql';
import { Public } from '../../../entities/Public.js';
import { BusinessFacts } from './BusinessFacts.js';

@Public()
@ObjectType({ description: 'Public facts of a business.', simpleResolvers: true })
export class PublicBusiness extends BusinessFacts {}
