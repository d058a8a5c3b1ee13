import { useEffect, useRef, type FormEvent } from 'react';
import { isEmail } from '../../../ui/is-email';
import { phoneDigits } from '../../../ui/phone-number';
import type { OwnFieldError } from '../../check-in/check-in-values';
import { useFormError } from '../../check-in/use-form-error';
import { useTranslate } from '../../i18n/language-context';
import type { CodeChannel } from '../../../schema.generated';
import type { BookingDraft } from '../booking-draft';

const names = ['firstName', 'lastName', 'phone', 'email'] as const;
type FieldName = (typeof names)[number];

interface Contact {
  draft: BookingDraft;
  /** Of the code: a phone that gets it needs no e-mail address beside it. */
  channel: CodeChannel;
  isBusy: boolean;
  /** Of the server, with the field that it is about, if any. */
  refusal: { field: string | undefined; message: string } | undefined;
  change(part: Partial<BookingDraft>): void;
  onDismissRefusal(): void;
  /** All fields are valid. */
  onSubmit(): void;
}

/** The invalid fields, in the order of the form. */
function errorsIn(
  { firstName, lastName, phone, email }: BookingDraft,
  needsEmail: boolean,
): OwnFieldError<FieldName>[] {
  const errors: (OwnFieldError<FieldName> | false)[] = [
    firstName.trim() === '' && { field: 'firstName', textKey: 'bookingSteps.firstNameError' },
    lastName.trim() === '' && { field: 'lastName', textKey: 'bookingSteps.lastNameError' },
    phone.length !== 10 && { field: 'phone', textKey: 'bookingSteps.phoneError' },
    (needsEmail || email.trim() !== '') && !isEmail(email) && { field: 'email', textKey: 'bookingSteps.emailError' },
  ];
  return errors.filter((error) => error !== false);
}

/** The form of who books or waits: its fields, and what is wrong with them. */
export function useContactForm({ draft, channel, isBusy, refusal, change, onDismissRefusal, onSubmit }: Contact) {
  const t = useTranslate();
  const needsEmail = channel === 'EMAIL';
  const form = useFormError<FieldName>({ invalid: errorsIn(draft, needsEmail), refusal, onDismissRefusal });
  const fields = useRef<HTMLDivElement>(null);
  const refused = names.find((name) => name === refusal?.field);
  // Where the server refused a field, it begins there, as with what is seen before anything is sent.
  useEffect(() => {
    if (refused) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return {
    fields,
    /** What is wrong, unless a field says it. */
    alert: names.some((name) => form.errorAt(name)) ? undefined : form.error?.message,
    dismiss: form.dismiss,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      const wrong = form.report();
      if (!wrong) {
        onSubmit();
        return;
      }
      const field = event.currentTarget.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
    },
    fieldOf: (name: FieldName) => ({
      name,
      label: t(`bookingSteps.${name}`),
      value: draft[name],
      isRequired: name !== 'email' || needsEmail,
      error: form.errorAt(name),
      onText: (text: string) => {
        form.onChange(name);
        change({ [name]: name === 'phone' ? phoneDigits(text) : text.trimStart() });
      },
    }),
  };
}

export type ContactForm = ReturnType<typeof useContactForm>;
