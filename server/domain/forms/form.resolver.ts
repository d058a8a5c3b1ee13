import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Form } from '../../../entities/Form.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addForm } from './add-form.js';
import { FormPage } from './FormPage.js';
import { forms } from './forms.js';
import { FormInput, FormsArgs } from './forms.inputs.js';
import { FormTemplate } from './FormTemplate.js';
import { readForm } from './read-form.js';
import { copyTemplate, formTemplates } from './templates.js';
import { updateForm } from './update-form.js';

const ID_TEXT = 'Id of the form.';

@Resolver(() => Form)
export class FormResolver {
  @Access('form.read', 'session')
  @Query(() => FormPage, { description: 'The live forms of your business, by title.' })
  forms(@Ctx() context: Context, @Args(() => FormsArgs) args: FormsArgs): Promise<FormPage> {
    return forms(context, args);
  }

  @Access('form.read', 'session')
  @Query(() => Form, { description: 'A form of your business, live or archived.' })
  form(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<Form> {
    return readForm(context, id);
  }

  @Access('form.read', 'session')
  @Query(() => [FormTemplate], { description: "The platform's templates; the first is the default agreement." })
  formTemplates(@Ctx() context: Context): Promise<FormTemplate[]> {
    return formTemplates(context);
  }

  @Access('form.write', 'session')
  @Mutation(() => Form, { description: 'Adds a form. CONFLICT above 200 live ones.' })
  addForm(
    @Ctx() context: Context,
    @Arg('input', () => FormInput, { description: 'The form.' }) input: FormInput,
  ): Promise<Form> {
    return addForm(context, input);
  }

  @Access('form.write', 'session')
  @Mutation(() => Form, {
    description:
      'Saves a form: changes make a new version, and what was signed stays as it was. Of a template, adds a copy with the changes. NOT_FOUND for an archived one.',
  })
  updateForm(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('version', () => Int, { nullable: true, description: 'Version that was seen; STALE if there is a newer one.' })
    version: number | null,
    @Arg('input', () => FormInput, { description: 'The form.' }) input: FormInput,
  ): Promise<Form> {
    return updateForm(context, { id, version: version ?? null, input });
  }

  @Access('form.write', 'session')
  @Mutation(() => Form, {
    description: "Your business's own copy of a template, made at its first use. CONFLICT above 200 live forms.",
  })
  copyFormTemplate(
    @Ctx() context: Context,
    @Arg('templateId', () => ID, { description: 'Id of the template.' }) templateId: string,
  ): Promise<Form> {
    return copyTemplate(context, templateId);
  }
}
