import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FormField } from '../../../../entities/FormField.js';
import { FormSheet } from '../../../../entities/FormSheet.js';
import { Public } from '../../../../entities/Public.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { pdfPages } from '../pdf/pdf-pages.js';
import type { VersionToSign } from './versions-to-sign.js';
import { consentOf } from './consent.js';

@Public()
@ObjectType({ description: 'A version of a form as a customer reads and signs it.', simpleResolvers: true })
export class FormToSign {
  @Field(() => ID, { description: 'Id of the version: what is signed names it.' }) versionId!: string;
  @Field(() => Int, { description: 'Number of the version, from 1.' }) number!: number;
  @Field({ description: 'SHA-256 of the version, hexadecimal.' }) sha256!: string;
  @Field(() => ID, { description: 'Id of the form.' }) formId!: string;
  @Field({ description: 'Title.' }) name!: string;
  @Field({ description: 'Rich text as sanitised HTML; of a PDF, its text, empty for a scan.' }) content!: string;
  @Field(() => [FormSheet], { description: 'Images of the pages if the form is a PDF; else empty.' })
  pages!: FormSheet[];
  @Field(() => [FormField], { description: 'What the customer fills in.' }) fields!: FormField[];
  @Field({ description: 'Whether it is signed with a name; else only its checkbox is checked.' })
  signatureRequired!: boolean;
  @Field({ description: 'What the checkbox says, in the language of the request; stored with the signature.' })
  consent!: string;
}

/** What a signer sees of a version. */
export const formToSign = (version: VersionToSign, language: Language): FormToSign => ({
  versionId: version.versionId,
  number: version.number,
  sha256: version.sha256,
  formId: version.formId,
  name: version.name,
  content: version.content,
  pages: pdfPages(version.pdf),
  fields: [...version.fields],
  signatureRequired: version.signatureRequired,
  consent: consentOf(language, version),
});
