import { Kind, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { Directive } from 'type-graphql';

/** Characters of a rich text, markup included. */
export const MAX_RICH_TEXT = 20_000;
/** Of the text of a form, about 20,000 words. */
export const MAX_FORM_TEXT = 160_000;

/** Marks a text of an input that may hold markup, with its maximum. A directive, as inputs inherit no extensions. */
export const RichTextInput = (max = MAX_RICH_TEXT): PropertyDecorator => Directive(`@richText(max: ${max})`);

/** Characters that a rich text of an input may have; undefined of any other text. */
export function maxOfRichText({ astNode }: Pick<GraphQLArgument | GraphQLInputField, 'astNode'>): number | undefined {
  const mark = astNode?.directives?.find(({ name }) => name.value === 'richText')?.arguments?.[0]?.value;
  return mark?.kind === Kind.INT ? Number(mark.value) : undefined;
}
