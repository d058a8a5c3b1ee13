import { Field, ObjectType } from 'type-graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Public } from '../../../entities/Public.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';

@Public()
@ObjectType({ description: 'What everybody may know of this installation.' })
export class Environment {
  @Field({ description: 'Address of the pages of this server, without a slash at the end.' }) clientUrl!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Address that phones on the local network can reach; set where clientUrl is localhost and a network is known.',
  })
  localNetworkUrl!: string | null;
  @Field({ description: 'Whether mails stay on this machine: they are at /sandbox/outbox.' }) sandbox!: boolean;
  @Field({ description: 'Contact for support.' }) supportEmail!: string;
  @Field({ description: 'Contact for support, as people write it.' }) supportPhone!: string;
  @Field(() => [ErrorCode], { description: 'Every code that a refusal can carry in `extensions.code`.' })
  errorCodes!: ErrorCode[];
  @Field(() => [RefusalReason], {
    description: 'Every reason that a refusal of what customers do can carry in `extensions.details.reason`.',
  })
  refusalReasons!: RefusalReason[];
  @Field({ description: 'Version marker of the application.' }) version!: string;
}
