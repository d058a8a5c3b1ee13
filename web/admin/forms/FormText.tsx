import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichText } from '../../ui/RichText/RichText';
import { fieldWords, type FormText as Text } from './form-values';
import { signatureWords } from './form-words';

/** A form as customers see it: its text, what they fill in, and whether they sign. */
export function FormText({ form: { content, fields, signatureRequired } }: { form: Omit<Text, 'name'> }) {
  return (
    <Stack sx={{ gap: 4 }}>
      <RichText html={content} />
      {fields.length > 0 && (
        <Box>
          <Typography variant="h4" component="h3">
            To fill in
          </Typography>
          <Box component="ul" aria-label="Fields" sx={{ marginBlock: 2, paddingLeft: 6, overflowWrap: 'anywhere' }}>
            {fields.map((field) => (
              <li key={field.name}>{fieldWords(field)}</li>
            ))}
          </Box>
        </Box>
      )}
      <Typography color="textSecondary">{signatureWords(signatureRequired)}</Typography>
    </Stack>
  );
}
