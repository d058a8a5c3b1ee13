import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Form } from '../../../entities/Form.js';
import { FormSheet } from '../../../entities/FormSheet.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import type { UploadedFile } from '../media/read-upload.js';
import { addForm } from './editing/add-form.js';
import { archiveForms, deleteForms, restoreForms } from './editing/archive-forms.js';
import { FormChange } from './editing/FormChange.js';
import { FormPage } from './FormPage.js';
import { FormVersion, FormVersionPage } from './versions/FormVersion.js';
import { formVersion, formVersions } from './versions/form-versions.js';
import { forms } from './forms.js';
import { FormIdsArgs, FormInput, FormsArgs, FormVersionsArgs, UploadFormArgs } from './forms.inputs.js';
import { FormTemplate } from './templates/FormTemplate.js';
import { pdfAddress, pdfPages } from './pdf/pdf-pages.js';
import { readForm } from './read-form.js';
import { replaceFormPdf } from './editing/replace-form-pdf.js';
import { copyTemplate, formTemplates, readTemplate } from './templates/templates.js';
import { updateForm } from './editing/update-form.js';
import { uploadForm } from './editing/upload-form.js';

const ID_TEXT = 'Id of the form.';
const TEMPLATE_TEXT = 'Id of the template.';
const VERSION_TEXT = 'Version that was seen; STALE if there is a newer one.';
const PDF_TEXT = 'The PDF, sent by the GraphQL multipart request specification.';
const A_PDF =
  'A PDF of up to 20,000,000 bytes and 50 pages, without scripts, actions, media, attachments and protection. UNSUPPORTED_PDF with `details.reason`, and TOO_LARGE.';
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
      'Saves a form: changes make a new version, and what was signed stays as it was. Of a template, changes your copy, made at its first use. NOT_FOUND for an archived one.',
  })
  updateForm(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_TEXT })
    version: number | null,
    @Arg('input', () => FormInput, { description: 'The form.' }) input: FormInput,
  ): Promise<Form> {
    return updateForm(context, { id, version: version ?? null, input });
  }

  @Access('form.write', 'session')
  @Mutation(() => Form, { description: `Adds a form whose content is a PDF. ${A_PDF} CONFLICT above 200 live ones.` })
  uploadForm(
    @Ctx() context: Context,
    @Args(() => UploadFormArgs) args: UploadFormArgs,
    @Arg('file', () => GraphQLUpload, { description: PDF_TEXT }) file: Promise<UploadedFile>,
  ): Promise<Form> {
    return uploadForm(context, args, file);
  }

  @Access('form.write', 'session')
  @Mutation(() => Form, {
    description: `Puts another PDF in the place of that of a form: a new version, and what was signed stays as it was. ${A_PDF} CONFLICT for a form that is a text, NOT_FOUND for an archived one.`,
  })
  replaceFormPdf(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
    @Arg('version', () => Int, { nullable: true, description: VERSION_TEXT }) version: number | null,
    @Arg('file', () => GraphQLUpload, { description: PDF_TEXT }) file: Promise<UploadedFile>,
  ): Promise<Form> {
    return replaceFormPdf(context, { id, version: version ?? null, file });
  }

  @FieldResolver(() => [FormSheet], { description: 'Images of the pages if the form is a PDF; else empty.' })
  pages(@Root() { pdf }: Form): FormSheet[] {
    return pdfPages(pdf);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Of a PDF, the address of the original, a download for signed-in staff; null of a text.',
  })
  pdfUrl(@Root() { id, version, pdf }: Form): string | null {
    return pdf && pdfAddress(id, version);
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
    description: `Archives forms that nobody has confirmed or signed, all or none. CONFLICT with the reason FORM_SIGNED for others. ${IN_USE}`,
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
