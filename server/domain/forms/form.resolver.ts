import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Form } from '../../../entities/Form.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { addForm } from './add-form.js';
import { archiveForms, deleteForms, restoreForms } from './archive-forms.js';
import { FormChange } from './FormChange.js';
import { FormPage } from './FormPage.js';
import { FormVersion, FormVersionPage } from './FormVersion.js';
import { formVersion, formVersions } from './form-versions.js';
import { forms } from './forms.js';
import { FormIdsArgs, FormInput, FormsArgs, FormVersionsArgs } from './forms.inputs.js';
import { FormTemplate } from './FormTemplate.js';
import { readForm } from './read-form.js';
import { copyTemplate, formTemplates, readTemplate } from './templates.js';
import { updateForm } from './update-form.js';

const ID_TEXT = 'Id of the form.';
const TEMPLATE_TEXT = 'Id of the template.';
const IN_USE = 'CONFLICT with the reason FORM_IN_USE for the form that check-in asks for; NOT_FOUND for a template.';

@Resolver(() => Form)
export class FormResolver {
  @Access('form.read', 'session')
  @Query(() => FormPage, { description: 'The live or the archived forms of your business, by title.' })
  forms(@Ctx() context: Context, @Args(() => FormsArgs) args: FormsArgs): Promise<FormPage> {
    return forms(context, args);
  }

  @Access('form.read', 'session')
  @Query(() => Form, { description: 'A form of your business, live or archived.' })
  form(@Ctx() context: Context, @Arg('id', () => ID, { description: ID_TEXT }) id: string): Promise<Form> {
    return readForm(context, id);
  }

  @Access('form.read', 'session')
  @Query(() => FormVersionPage, { description: 'The versions of a form of your business, latest first.' })
  formVersions(
    @Ctx() context: Context,
    @Args(() => FormVersionsArgs) args: FormVersionsArgs,
  ): Promise<FormVersionPage> {
    return formVersions(context, args);
  }

  @Access('form.read', 'session')
  @Query(() => FormVersion, { description: 'A version of a form of your business.' })
  formVersion(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('number', () => Int, { description: 'Number of the version, from 1.' }) number: number,
  ): Promise<FormVersion> {
    return formVersion(context, id, number);
  }

  @Access('form.read', 'session')
  @Query(() => [FormTemplate], { description: "The platform's templates; the first is the default agreement." })
  formTemplates(@Ctx() context: Context): Promise<FormTemplate[]> {
    return formTemplates(context);
  }

  @Access('form.read', 'session')
  @Query(() => FormTemplate, { description: 'A template of the platform.' })
  formTemplate(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: TEMPLATE_TEXT }) id: string,
  ): Promise<FormTemplate> {
    return readTemplate(context, id);
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
    @Arg('templateId', () => ID, { description: TEMPLATE_TEXT }) templateId: string,
  ): Promise<Form> {
    return copyTemplate(context, templateId);
  }

  @Access('form.write', 'session')
  @Mutation(() => FormChange, {
    description: `Takes forms out of lists and choices, all or none; what was signed stays. ${IN_USE}`,
  })
  archiveForms(@Ctx() context: Context, @Args(() => FormIdsArgs) { ids }: FormIdsArgs): Promise<FormChange> {
    return archiveForms(context, ids);
  }

  @Access('form.write', 'session')
  @Mutation(() => FormChange, {
    description: `Archives forms that nobody has viewed or signed, all or none. CONFLICT with the reason FORM_SIGNED for others. ${IN_USE}`,
  })
  deleteForms(@Ctx() context: Context, @Args(() => FormIdsArgs) { ids }: FormIdsArgs): Promise<FormChange> {
    return deleteForms(context, ids);
  }

  @Access('form.write', 'session')
  @Mutation(() => FormChange, {
    description: 'Brings archived forms back, all or none. CONFLICT above 200 live ones.',
  })
  restoreForms(@Ctx() context: Context, @Args(() => FormIdsArgs) { ids }: FormIdsArgs): Promise<FormChange> {
    return restoreForms(context, ids);
  }
}
