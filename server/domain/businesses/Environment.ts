import { Field, ObjectType } from 'type-graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Public } from '../../../entities/Public.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';

@Public()
@ObjectType({ description: 'Public facts of this installation.' })
export class Environment {
  @Field({ description: 'Base URL of this server, without a trailing slash.' }) clientUrl!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Address for phones on the local network; set if clientUrl is localhost and a network is found.',
  })
  localNetworkUrl!: string | null;
  @Field({ description: 'Whether mails stay on this machine: they are at /sandbox/outbox.' }) sandbox!: boolean;
  @Field({ description: 'Contact for support.' }) supportEmail!: string;
  @Field({ description: 'Contact for support, formatted.' }) supportPhone!: string;
  @Field(() => [ErrorCode], { description: 'Every code that can appear in `extensions.code`.' })
  errorCodes!: ErrorCode[];
  @Field(() => [RefusalReason], {
    description: 'Every reason that a refusal of what customers do can carry in `extensions.details.reason`.',
  })
  refusalReasons!: RefusalReason[];
  @Field({ description: 'Version marker of the application.' }) version!: string;
}
