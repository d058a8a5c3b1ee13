import Box from '@mui/material/Box';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { acceptedImages } from './image-file';

interface Props {
  /** Of the hidden input. */
  label: string;
  /** Kinds of files that the browser offers: images, if omitted. */
  accept?: string;
  isMultiple?: boolean;
  isDisabled: boolean;
  isWrong: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Gets what opens the browser's choice of files. */
  children: (choose: () => void, isOver: boolean) => ReactNode;
}

/** A frame that files are dropped on. */
export function DropZone({
  label,
  accept = acceptedImages,
  isMultiple = false,
  isDisabled,
  isWrong,
  onFiles,
  children,
}: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOver, setOver] = useState(false);
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    target.value = ''; // so that the same file can be chosen again
  }
  function dropped(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'center',
        padding: 4,
        textAlign: 'center',
        borderRadius: 1,
        border: '1px dashed',
        borderColor: isWrong ? 'var(--color-error)' : isOver ? 'var(--color-primary)' : 'var(--color-line-strong)',
        background: isOver ? 'var(--color-primary-soft)' : 'var(--color-surface)',
      }}
    >
      {children(() => input?.click(), isOver)}
      <input
        ref={setInput}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={chosen}
      />
    </Box>
  );
}
