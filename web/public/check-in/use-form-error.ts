import { useState } from 'react';
import { useTranslate } from '../i18n/language-context';
import type { FieldError, OwnFieldError } from './check-in-values';

interface FormErrorOptions<Name extends string> {
  /** What is invalid now, in the order of the form. */
  invalid: readonly OwnFieldError<Name>[];
  /** What the server refused. */
  refusal?: FieldError;
  onDismissRefusal(): void;
}

/** The one error that a form shows: its own goes when its field is right, the server's when its field changes. */
export function useFormError<Name extends string>({ invalid, refusal, onDismissRefusal }: FormErrorOptions<Name>) {
  const t = useTranslate();
  const [reported, setReported] = useState<Name>();
  const own = invalid.find(({ field }) => field === reported);
  if (reported !== undefined && !own) setReported(undefined);
  const error = own ? { field: own.field, message: t(own.textKey) } : refusal;
  return {
    error,
    errorAt: (field: string) => (error?.field === field ? error.message : undefined),
    /** Looks at the form when it is sent; the name of the field that is wrong. */
    report: (): Name | undefined => {
      setReported(invalid[0]?.field);
      return invalid[0]?.field;
    },
    onChange: (field: string) => {
      if (refusal?.field === field) onDismissRefusal();
    },
    dismiss: () => {
      setReported(undefined);
      onDismissRefusal();
    },
  };
}
