import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { FormText } from '../forms/FormText';
import { useFormVersions_VersionQuery } from '../forms/form-versions.generated';
import { Pending } from '../pieces/Pending';

interface Props {
  formId: string;
  version: number;
}

/** The form as it was signed, read once somebody wants to see it. */
export function SignedText({ formId, version }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { data, error, refetch } = useFormVersions_VersionQuery({
    variables: { id: formId, number: version },
    skip: !isOpen,
  });
  return (
    <Box>
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide what was signed' : 'Show what was signed'}
      </Button>
      <Box id={id} component="section" aria-label="What was signed" hidden={!isOpen} sx={{ marginTop: 2 }}>
        {isOpen && (data ? <FormText form={data.formVersion} /> : <Pending error={error} onRetry={refetch} rows={5} />)}
      </Box>
    </Box>
  );
}
