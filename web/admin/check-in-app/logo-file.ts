import { imageProblem, notAnImage } from '../media/image-file';

/** The file to upload, or why the choice is not valid. */
export function logoFile(files: readonly File[]): { file: File } | { problem: string } {
  const [file, ...others] = files;
  if (!file) return { problem: notAnImage };
  if (others.length > 0) return { problem: 'Choose one image only.' };
  const problem = imageProblem(file);
  return problem ? { problem } : { file };
}
