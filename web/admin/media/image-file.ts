import { maxFileBytes } from '../limits';

const types = ['image/jpeg', 'image/png'];
export const acceptedImages = '.jpg,.jpeg,.png,image/jpeg,image/png';

export const notAnImage = 'Only JPG, JPEG and PNG images can be used.';

/** Why a file cannot be uploaded; empty where it can. The server judges by the bytes: this saves the way of a file that it would refuse. */
export function imageProblem({ type, size }: File): string {
  if (!types.includes(type)) return notAnImage;
  return size > maxFileBytes ? 'The image is larger than 20 MB.' : '';
}
