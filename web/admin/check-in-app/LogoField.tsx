import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DropZone } from '../media/DropZone';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { logoFile } from './logo-file';
import type { PreviewSettings } from './customize-values';

interface Props {
  logo: PreviewSettings['logo'];
  onUpload: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** The logo: picked or dropped, and live as soon as it is uploaded. */
export function LogoField({ logo, onUpload, onRemove }: Props) {
  const id = useId();
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const removing = useAttempt();
  const notify = useNotice();
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const wrong = problem || error?.message || removing.error?.message;

  async function take(files: readonly File[]) {
    dismiss();
    removing.dismiss();
    const choice = logoFile(files);
    setProblem('problem' in choice ? choice.problem : '');
    if ('file' in choice) {
      const isUploaded = await attempt(() => onUpload(choice.file));
      if (isUploaded) notify({ message: 'The logo is saved.' });
    }
  }
  async function remove() {
    setProblem('');
    dismiss();
    if (await removing.attempt(onRemove)) notify({ message: 'The logo is removed.' });
    setAsking(false);
  }
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Box id={`${id}-label`} sx={{ marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)' }}>
        Logo
      </Box>
      <DropZone label="Logo image" isDisabled={isBusy} isWrong={Boolean(wrong)} onFiles={(files) => void take(files)}>
        {(choose, isOver) => (
          <>
            {logo ? (
              <Box
                component="img"
                src={logo.url}
                alt="Your logo"
                sx={{ display: 'block', maxWidth: '100%', maxHeight: 110, borderRadius: 1 }}
              />
            ) : (
              <ImageIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
            )}
            <Typography id={`${id}-help`} variant="body2" color="textSecondary">
              {isOver ? 'Drop the image here' : 'Drag one image here or choose it: JPG, JPEG or PNG, up to 20 MB.'}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
              <Button
                variant="outlined"
                disabled={isBusy}
                onClick={choose}
                aria-describedby={wrong ? `${id}-error` : `${id}-help`}
              >
                {logo ? 'Replace' : 'Choose an image'}
              </Button>
              {logo && (
                <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
                  Remove
                </Button>
              )}
            </Box>
            {isBusy && (
              <Box sx={{ width: '100%' }}>
                <Typography variant="body2" role="status">
                  Uploading …
                </Typography>
                <LinearProgress aria-label="Uploading the logo" />
              </Box>
            )}
          </>
        )}
      </DropZone>
      {wrong && (
        <Typography id={`${id}-error`} role="alert" variant="body2" color="error" sx={{ marginTop: 1 }}>
          {wrong}
        </Typography>
      )}
      <ConfirmDialog
        title="Remove the logo?"
        confirm="Remove"
        isDangerous
        isOpen={isAsking}
        isBusy={removing.isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      >
        It goes from the check-in app, the QR code and the poster at once. The name of your business stands in its
        place.
      </ConfirmDialog>
    </Box>
  );
}
