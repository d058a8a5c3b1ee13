import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichText } from '../../ui/RichText/RichText';
import { fieldWords, type FormText as Text } from './form-values';
import type { FormPagesFragment } from './forms.generated';
import { signatureWords } from './form-words';
import { PdfPages } from './PdfPages';

type Shown = Omit<Text, 'name'> & Partial<FormPagesFragment>;

/** A form as customers see it: its text or its pages, what they fill in, and whether they sign. */
export function FormText({ form: { content, pages = [], pdfUrl, fields, signatureRequired } }: { form: Shown }) {
  return (
    // In reach of the keyboard, which scrolls it.
    <Stack tabIndex={0} role="group" aria-label="Text of the form" sx={{ gap: 4 }}>
      {pages.length > 0 ? <PdfPages pages={pages} pdfUrl={pdfUrl} /> : <RichText html={content} />}
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
