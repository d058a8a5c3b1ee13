import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Public } from '../../../../entities/Public.js';
import { SignatureKind } from '../../../../entities/SignatureKind.js';

/** What the public log says of a record. */
export enum LogState {
  LOGGED = 'logged',
  WAITING = 'waiting',
  BROKEN = 'broken',
}

registerEnumType(LogState, {
  name: 'LogState',
  description: 'What the public log of signatures says of a record.',
  valuesConfig: {
    LOGGED: { description: 'The records from this one to the next that the log holds lead to it without a break.' },
    WAITING: { description: 'The log takes it in at the end of the day; the record itself is whole.' },
    BROKEN: { description: 'A record was changed: this one, or one between it and the log.' },
  },
});

@Public()
@ObjectType({
  description: 'What anybody who has a code may know of a signature: no more than its copy says.',
  simpleResolvers: true,
})
export class SignatureProof {
  @Field({ description: 'Name of the business when it was signed.' }) businessName!: string;
  @Field({ description: 'Time zone of the business, such as America/New_York.' }) timeZone!: string;
  @Field({ description: 'Title of the form.' }) formName!: string;
  @Field(() => Int, { description: 'Version of the form that was signed, from 1.' }) version!: number;
  @Field(() => SignatureKind, { description: 'How it was agreed to.' }) kind!: SignatureKind;
  @Field(() => Date, { description: 'When.' }) signedAt!: Date;
  @Field({ description: 'SHA-256 of the record, hexadecimal, as the copy says.' }) hash!: string;
  @Field(() => LogState, { description: 'What the public log says.' }) log!: LogState;
  @Field(() => String, { nullable: true, description: 'Day of the log, yyyy-mm-dd, in UTC; null while it is in none.' })
  logDay!: string | null;
  @Field({
    description: 'Whether what identified the signer was erased, as law or the owner wanted; the record stays.',
  })
  isBlanked!: boolean;
}

@Public()
@ObjectType({
  description: 'A day of the public log: what it holds cannot be changed later without a trace.',
  simpleResolvers: true,
})
export class SignatureLogDay {
  @Field({ description: 'Day, yyyy-mm-dd, in UTC.' }) day!: string;
  @Field(() => Int, {
    description: 'How many hashes of records it holds; the file of the day, at /verify/log, lists them.',
  })
  heads!: number;
  @Field({ description: 'SHA-256 over the root of the day before and the hashes, sorted, each on a line of its own.' })
  root!: string;
  @Field({ description: 'Root of the day before in the log; empty for the first.' }) previousRoot!: string;
}

@Public()
@ObjectType({ description: 'A page of the public log.', simpleResolvers: true })
export class SignatureLogPage {
  @Field(() => [SignatureLogDay], { description: 'Days, latest first.' }) items!: SignatureLogDay[];
  @Field(() => Int, { description: 'How many there are in all.' }) total!: number;
  @Field(() => String, { nullable: true, description: 'Start of the next page; null on the last.' }) cursor!:
    string | null;
}
