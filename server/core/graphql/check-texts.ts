import {
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import type { RootCall } from '../access/tenant.js';
import { invalid, type Refusal } from '../Refusal.js';
import { maxOfRichText } from './rich-text-input.js';

/** Characters of a text: more than any rule of a use case allows. */
export const MAX_TEXT = 4000;

/** Of a password, by which a form shows what is wrong. */
export const MAX_PASSWORD = 128;
export const PASSWORD_TOO_LONG = `The password can have at most ${MAX_PASSWORD} characters.`;
/** Of an e-mail address. */
export const MAX_EMAIL = 254;
export const EMAIL_TOO_LONG = `The email can have at most ${MAX_EMAIL} characters.`;
const PASSWORDS: ReadonlySet<string> = new Set(['password', 'password2']);

type Input = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'astNode'>;

/** Throws INVALID_INPUT for a text that is too long or cannot be stored, before any other rule reads it. */
export function checkTexts(calls: readonly RootCall[]): void {
  for (const { field, arguments: given } of calls) checkInputs(field.args, given);
}

function checkInputs(inputs: readonly Input[], given: Record<string, unknown>): void {
  for (const input of inputs) checkValue(input, input.type, given[input.name]);
}

function checkValue(input: Input, type: GraphQLInputType, value: unknown): void {
  if (value === null || value === undefined) return;
  const inner = getNullableType(type);
  if (isListType(inner)) for (const item of value as unknown[]) checkValue(input, inner.ofType, item);
  else if (isInputObjectType(inner)) checkInputs(Object.values(inner.getFields()), value as Record<string, unknown>);
  else if (isScalarType(inner) && typeof value === 'string') checkText(input, value);
}

function checkText(input: Input, text: string): void {
  const { name } = input;
  const max = maxOfRichText(input) ?? MAX_TEXT;
  if (text.length > max) throw tooLong(name, max);
  // PostgreSQL stores neither NUL nor half of a character.
  if (text.includes('\0') || !text.isWellFormed())
    throw invalid(name, 'The text holds a character that cannot be stored.');
}

function tooLong(name: string, longest: number): Refusal {
  const refuse = (max: number, message: string) => invalid(name, message, { reason: RefusalReason.TOO_LONG, max });
  if (PASSWORDS.has(name)) return refuse(MAX_PASSWORD, PASSWORD_TOO_LONG);
  if (name === 'email') return refuse(MAX_EMAIL, EMAIL_TOO_LONG);
  return refuse(longest, `A text here has at most ${longest} characters.`);
}
