import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Form } from '../../../entities/Form.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addForm } from './add-form.js';
import { FormPage } from './FormPage.js';
import { forms } from './forms.js';
import { AddFormInput, FormsArgs } from './forms.inputs.js';
import { readForm } from './read-form.js';

@Resolver(() => Form)
export class FormResolver {
  @Access('page.write', 'session')
  @Query(() => FormPage, { description: 'The live forms of your business, by title.' })
  forms(@Ctx() context: Context, @Args(() => FormsArgs) args: FormsArgs): Promise<FormPage> {
    return forms(context, args);
  }

  @Access('page.write', 'session')
  @Query(() => Form, { description: 'A form of your business, live or archived.' })
  form(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Id of the form.' }) id: string): Promise<Form> {
    return readForm(context, id);
  }

  @Access('page.write', 'session')
  @Mutation(() => Form, { description: 'Adds a form. CONFLICT above 200 live ones.' })
  addForm(
    @Ctx() context: Context,
    @Arg('input', () => AddFormInput, { description: 'The form.' }) input: AddFormInput,
  ): Promise<Form> {
    return addForm(context, input);
  }
}
