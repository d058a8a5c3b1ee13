import { validateOrReject, type ValidationError } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const OPTIONS = { skipMissingProperties: true, forbidUnknownValues: false };
const hasRules = (value: unknown): value is object => value !== null && typeof value === 'object';

/** As type-graphql checks an argument by itself, but for loading class-validator at each call. */
export async function validateArgument(value: unknown): Promise<void> {
  if (!hasRules(value)) return;
  const values = Array.isArray(value) ? value.filter(hasRules) : [value];
  try {
    await Promise.all(values.map((one) => validateOrReject(one, OPTIONS)));
  } catch (errors) {
    throw new ArgumentValidationError(errors as ValidationError[]);
  }
}
