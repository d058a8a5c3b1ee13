import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DropZone } from '../media/DropZone';
import { UploadProgress } from '../media/UploadProgress';
import type { PdfUpload } from './use-pdf-upload';

/** A PDF is chosen or dropped; while it is sent, how far that is. */
export function PdfField({ upload: { file, problem, percent, isBusy, choose } }: { upload: PdfUpload }) {
  if (isBusy) return <UploadProgress percent={percent} />;
  return (
    <DropZone label="PDF" accept=".pdf,application/pdf" isDisabled={false} isWrong={Boolean(problem)} onFiles={choose}>
      {(open, isOver) => (
        <>
          <PdfIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
          <Typography variant="body2" color={file ? 'textPrimary' : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
            {isOver ? 'Drop here' : (file?.name ?? 'Drag a PDF here or choose one: up to 20 MB and 50 pages.')}
          </Typography>
          <Button variant="outlined" onClick={open}>
            {file ? 'Choose another PDF' : 'Choose a PDF'}
          </Button>
        </>
      )}
    </DropZone>
  );
}
