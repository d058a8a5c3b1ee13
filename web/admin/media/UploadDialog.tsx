import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mayPass } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { ChosenImages } from './ChosenImages';
import { DropZone } from './DropZone';
import { UploadProgress } from './UploadProgress';
import { type Upload, useUpload } from './use-upload';

interface Props {
  title: string;
  /** Photos at a time. */
  max?: 1 | 3;
  onUpload: Upload;
  /** After everything was uploaded. */
  onDone: () => void;
  onClose: () => void;
}

/** Photos are chosen or dropped, looked at, and sent. */
export function UploadDialog({ title, max = 3, onUpload, onDone, onClose }: Props) {
  const upload = useUpload(max, onUpload);
  const { images, problem, error, isBusy } = upload;
  const count = images.length;
  async function send() {
    if (await upload.send()) onDone();
  }
  const alert = error ?? (problem ? { code: 'INVALID_INPUT', message: problem } : null);
  const canRetry = error !== null && mayPass(error) && count > 0;
  const actions = (
    <>
      <Button color="inherit" disabled={isBusy} onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" loading={isBusy} disabled={count === 0} onClick={() => void send()}>
        {count > 1 ? `Add ${count} photos` : 'Add photo'}
      </Button>
    </>
  );
  return (
    <DialogFrame title={title} width="sm" onClose={onClose} isLocked={isBusy} actions={actions}>
      <Stack sx={{ gap: 4 }}>
        <ErrorAlert
          error={alert}
          about={(error && upload.refused) || undefined}
          onDismiss={upload.forget}
          onRetry={canRetry ? () => void send() : null}
        />
        {isBusy ? (
          <UploadProgress percent={upload.percent} />
        ) : (
          <DropZone
            label={max === 1 ? 'Photo' : 'Photos'}
            isMultiple={max > 1}
            isDisabled={isBusy}
            isWrong={Boolean(problem)}
            onFiles={upload.choose}
          >
            {(choose, isOver) => (
              <>
                <ImageIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
                <Typography variant="body2" color="textSecondary">
                  {isOver
                    ? 'Drop here'
                    : `Drag ${max === 1 ? 'one photo' : `up to ${max} photos`} here or choose: JPG, JPEG or PNG, up to 20 MB${max === 1 ? '' : ' each'}.`}
                </Typography>
                <Button variant="outlined" onClick={choose}>
                  {max === 1 ? 'Choose a photo' : 'Choose photos'}
                </Button>
              </>
            )}
          </DropZone>
        )}
        <ChosenImages images={images} onRemove={isBusy ? null : (image) => upload.remove([image])} />
      </Stack>
    </DialogFrame>
  );
}
