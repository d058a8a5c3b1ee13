import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { DialogFrame } from '../pieces/DialogFrame';
import { FieldFrame } from '../pieces/FieldFrame';
import { refusalOf } from '../connection/refusal';
import type { FormText as Text } from './form-values';
import { FormText } from './FormText';
import { useFormsPage_TemplatesQuery } from './forms.generated';

interface Props {
  /** Null for a form from scratch. */
  onBegin: (template: Text | null) => void;
}

/** What a new form begins with: nothing, or one of the platform's templates, which can be read first. */
export function TemplateField({ onBegin }: Props) {
  const { data, error } = useFormsPage_TemplatesQuery();
  const [chosen, setChosen] = useState('');
  const [isOpen, setOpen] = useState(false);
  const template = data?.formTemplates.find(({ id }) => id === chosen);
  return (
    <>
      <FieldFrame label="Begin with" error={error && refusalOf(error).message}>
        {(attributes) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <NativeSelect
              value={chosen}
              input={<OutlinedInput sx={{ flex: '1 1 220px' }} />}
              inputProps={attributes}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">Start from scratch</option>
              {data?.formTemplates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
            <Button color="inherit" disabled={!template} onClick={() => setOpen(true)}>
              Preview
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => onBegin(template ?? null)}>
              {template ? 'Use Template' : 'Clear'}
            </Button>
          </Box>
        )}
      </FieldFrame>
      {isOpen && template && (
        <DialogFrame
          title={template.name}
          width="md"
          onClose={() => setOpen(false)}
          actions={
            <Button variant="contained" onClick={() => setOpen(false)}>
              Close
            </Button>
          }
        >
          <FormText form={template} />
        </DialogFrame>
      )}
    </>
  );
}
