import { Field, ObjectType } from 'type-graphql';
import { Secret } from '../../../../entities/Secret.js';

@ObjectType({ description: 'A file of signatures that waits to be fetched.', simpleResolvers: true })
export class SignatureExport {
  @Field(() => Secret, {
    description: 'GET /downloads/signed-forms/{token} answers the file, once, to the session that asked for it.',
  })
  token!: string;
  @Field(() => Date, { description: 'Until when it can be fetched: for a minute.' }) expiresAt!: Date;
}
