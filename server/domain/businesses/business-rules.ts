import { IsIn, Matches, MaxLength } from 'class-validator';
import { US_STATES } from './us-states.js';

/** Something to see. */
const TEXT = /[^\s\p{C}]/u;

const every =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, property) =>
    rules.forEach((rule) => rule(target, property));

const text = (what: string, max: number): PropertyDecorator =>
  every(
    Matches(TEXT, { message: `Please enter the ${what}.` }),
    MaxLength(max, { message: `The ${what} can have at most ${max} characters.` }),
  );

/** What the forms of a business ask of their fields. */
export const IsBusinessName = (): PropertyDecorator =>
  every(
    Matches(TEXT, { message: 'Please enter the name of the business.' }),
    MaxLength(100, { message: 'The name can have at most 100 characters.' }),
  );
export const IsAddress = (): PropertyDecorator => text('address', 200);
export const IsCity = (): PropertyDecorator => text('city', 100);
export const IsState = (): PropertyDecorator =>
  IsIn(Object.keys(US_STATES), { message: 'Please choose one of the 50 states.' });
export const IsZip = (): PropertyDecorator =>
  Matches(/^\s*\d{5}(-\d{4})?\s*$/, { message: 'Please enter a ZIP code with 5 digits.' });
export const IsTimeZone = (): PropertyDecorator => MaxLength(60, { message: 'Please choose a time zone.' });
