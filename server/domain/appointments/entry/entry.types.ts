import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Appointments that were deleted.', simpleResolvers: true })
export class DeletedAppointments {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
  @Field(() => Date, { description: 'Until when restoreAppointments can undo it.' }) undoUntil!: Date;
}

@ObjectType({ description: 'Restored appointments.', simpleResolvers: true })
export class RestoredAppointments {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
}
