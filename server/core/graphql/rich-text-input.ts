import type { GraphQLArgument, GraphQLInputField } from 'graphql';
import { Directive } from 'type-graphql';

/** Marks a text of an input that may hold markup: its maximum is that of rich texts. A directive, as inputs inherit no extensions. */
export const RichTextInput = (): PropertyDecorator => Directive('@richText');

export const isRichText = ({ astNode }: Pick<GraphQLArgument | GraphQLInputField, 'astNode'>): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'richText') ?? false;
