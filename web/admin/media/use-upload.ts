import { useEffect, useRef, useState } from 'react';
import { mayPass, refusalOf, type Refusal } from '../connection/refusal';
import { useAttempt } from '../pieces/use-attempt';
import { imageProblem } from './image-file';

/** Sends all files at once or none; tells 0 to 100 while they leave. */
export type Upload = (files: File[], onProgress: (percent: number) => void) => Promise<unknown>;
export interface ChosenImage {
  file: File;
  /** For its thumbnail. */
  url: string;
}

const detail = ({ details }: Refusal): number | null =>
  details instanceof Object && 'index' in details && typeof details.index === 'number' ? details.index : null;

/** The images that somebody chose, and their way to the server. */
export function useUpload(max: number, onUpload: Upload) {
  const [images, setImages] = useState<ChosenImage[]>([]);
  const [problem, setProblem] = useState('');
  const [percent, setPercent] = useState(0);
  /** Name of the file that was refused and taken out. */
  const [refused, setRefused] = useState('');
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const shown = useRef(images);
  useEffect(() => {
    shown.current = images;
  }, [images]);
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);

  function forget() {
    dismiss();
    setProblem('');
    setRefused('');
  }
  function choose(files: readonly File[]) {
    forget();
    const fine = files.filter((file) => !imageProblem(file));
    const room = max - images.length;
    const problems = files.filter((file) => imageProblem(file)).map((file) => `${file.name}: ${imageProblem(file)}`);
    if (fine.length > room)
      problems.push(max === 1 ? 'Choose one photo only.' : `Only ${max} photos can be added at a time.`);
    setProblem(problems.join(' '));
    setImages([...images, ...fine.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }))]);
  }
  function remove(gone: readonly ChosenImage[]) {
    gone.forEach(({ url }) => URL.revokeObjectURL(url));
    setImages((all) => all.filter((image) => !gone.includes(image)));
  }
  /** What will be refused again goes; what failed on its way stays, to be tried again. */
  function takeOut(refusal: Refusal) {
    if (mayPass(refusal)) return;
    const index = detail(refusal);
    const image = index === null ? undefined : images[index];
    setRefused(image?.file.name ?? '');
    remove(image ? [image] : images);
  }
  async function send(): Promise<boolean> {
    forget();
    setPercent(0);
    return attempt(async () => {
      try {
        await onUpload(
          images.map(({ file }) => file),
          setPercent,
        );
      } catch (failure) {
        takeOut(refusalOf(failure));
        throw failure;
      }
    });
  }
  return { images, problem, percent, refused, error, isBusy, choose, remove, send, forget };
}
