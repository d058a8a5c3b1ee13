/** Specification 001 section 5; the server judges by the bytes. */
const maxBytes = 20_000_000;
const types = ['image/jpeg', 'image/png'];
export const accepted = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** The file to upload, or why the choice is not valid. */
export function logoFile(files: readonly File[]): { file: File } | { problem: string } {
  const [file, ...others] = files;
  if (!file) return { problem: 'Only JPG, JPEG and PNG images can be used.' };
  if (others.length > 0) return { problem: 'Choose one image only.' };
  if (!types.includes(file.type)) return { problem: 'Only JPG, JPEG and PNG images can be used.' };
  if (file.size > maxBytes) return { problem: 'The image is larger than 20 MB.' };
  return { file };
}
