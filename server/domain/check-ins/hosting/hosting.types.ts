import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Check-ins that were deleted.', simpleResolvers: true })
export class DeletedCheckIns {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
  @Field(() => Date, { description: 'Until when restoreCheckIns can undo it.' }) undoUntil!: Date;
}

@ObjectType({ description: 'Restored check-ins.', simpleResolvers: true })
export class RestoredCheckIns {
  @Field(() => [ID], { description: 'Their ids.' }) ids!: string[];
}
