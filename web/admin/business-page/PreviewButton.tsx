import PhoneIcon from '@mui/icons-material/Smartphone';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { DialogFrame } from '../pieces/DialogFrame';
import { PagePreview } from './PagePreview';

/** The preview where there is no room for it beside the form. */
export function PreviewButton(preview: ComponentProps<typeof PagePreview>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PhoneIcon />} onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen && (
        <DialogFrame title="Preview" onClose={() => setOpen(false)} width="sm">
          <PagePreview key={preview.vanityName} {...preview} />
        </DialogFrame>
      )}
    </>
  );
}
