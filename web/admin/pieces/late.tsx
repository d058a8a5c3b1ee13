import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ComponentType, ReactNode } from 'react';
import { useLate } from '../../ui/use-late';
import { useUpdateWaiting } from '../connection/update';
import { DialogFrame } from './DialogFrame';
import { LoadFailed } from './LoadFailed';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/** Browsers remember that a file failed; under another address they ask for it again. */
async function loadAgain<Name extends string, Props>(load: Load<Name, Props>, name: Name) {
  try {
    return (await load())[name];
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (!address) throw error;
    const url = `${address}?again=${performance.now()}`;
    return ((await import(/* @vite-ignore */ url)) as Awaited<ReturnType<Load<Name, Props>>>)[name];
  }
}

function LateFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const isUpdated = useUpdateWaiting();
  if (!isUpdated) return <LoadFailed message={message} onRetry={onRetry} />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      Greeter was updated. Save or copy what you typed, then reload.
    </Alert>
  );
}

interface Words<Props> {
  /** Said if it cannot be loaded. */
  failed: string;
  /** In its place while it loads. */
  waiting?: ReactNode;
  /** What stands around the failure. */
  around?: (failure: ReactNode, props: Props) => ReactNode;
}

/** A part of a page whose script comes when it is first shown. A failure stays in its place, and the page keeps what was typed. */
export function latePart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  { failed, waiting = null, around = (failure) => failure }: Words<Props>,
): ComponentType<Props> {
  const loadPiece = () => loadAgain(load, name);
  return function LatePart(props: Props) {
    const { Piece, hasFailed, retry } = useLate(loadPiece);
    if (hasFailed) return around(<LateFailed message={failed} onRetry={retry} />, props);
    return Piece ? <Piece {...props} /> : waiting;
  };
}

/** A dialog whose script comes when it is first opened; a failure is a dialog of the same title. */
export function lateDialog<Name extends string, Props extends { onClose: () => void }>(
  load: Load<Name, Props>,
  name: Name,
  title: string,
): ComponentType<Props> {
  return latePart(load, name, {
    failed: 'This could not be loaded. What you typed is kept.',
    around: (failure, { onClose }) => (
      <DialogFrame title={title} onClose={onClose} width="sm">
        {failure}
      </DialogFrame>
    ),
  });
}
