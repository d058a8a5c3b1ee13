import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { maxFileBytes } from '../limits';
import { useAttempt } from '../pieces/use-attempt';

export type PdfUpload = ReturnType<typeof usePdfUpload>;
/** Sends a PDF; tells 0 to 100 while it leaves. */
export type SendPdf = (file: File, onProgress: (percent: number) => void) => Promise<unknown>;

function problemOf(files: readonly File[]): string {
  if (files.length > 1) return 'Choose one PDF only.';
  if (files[0]?.type !== 'application/pdf') return 'Only PDF files can be used.';
  return files[0].size > maxFileBytes ? 'The PDF is larger than 20 MB.' : '';
}

/** The PDF that somebody chose, and its way to the server, which judges by what is in it. */
export function usePdfUpload<Fields extends FieldValues>(form?: UseFormReturn<Fields>) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [percent, setPercent] = useState(0);
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  return {
    file,
    problem,
    percent,
    isBusy,
    error: error ?? (problem ? { code: 'INVALID_INPUT' as const, message: problem } : null),
    dismiss() {
      dismiss();
      setProblem('');
    },
    choose(files: readonly File[]) {
      if (files.length === 0) return;
      dismiss();
      const found = problemOf(files);
      setProblem(found);
      if (!found) setFile(files[0]!);
    },
    /** Whether it arrived. */
    async send(work: SendPdf): Promise<boolean> {
      setPercent(0);
      return file !== null && attempt(() => work(file, setPercent));
    },
  };
}
