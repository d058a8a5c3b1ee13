import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field } from 'type-graphql';
import { tooLong } from '../../../core/Refusal.js';
import { MAX_PARTS } from '../limits.js';
import { BookablePartInput } from './bookable-times.inputs.js';

const RULES = [
  Field(() => [BookablePartInput], {
    description: 'Its parts, 1 to 10, one after the other. Each has at least one item, unless the catalogue is empty.',
  }) as PropertyDecorator,
  ArrayMinSize(1, { message: 'Please choose what you want to book' }),
  ArrayMaxSize(MAX_PARTS, tooLong(MAX_PARTS, 'A visit has at most 10 parts')),
  ValidateNested(),
];

/** The field with the parts of a visit that a customer asks for. */
export const VisitParts = (): PropertyDecorator => (target, name) => {
  for (const rule of RULES) rule(target, name);
};
