import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { FormPagesFragment } from './forms.generated';

interface Props {
  pages: FormPagesFragment['pages'];
  /** Of the original; null where it is not at hand. */
  pdfUrl?: string | null;
}

/** The pages of a PDF as customers see them. */
export function PdfPages({ pages, pdfUrl = null }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {pdfUrl && (
        <Link href={pdfUrl} download>
          Download PDF
        </Link>
      )}
      {pages.map(({ url, width, height }, index) => (
        <Box
          component="img"
          key={url}
          src={url}
          width={width}
          height={height}
          loading="lazy"
          alt={`Page ${index + 1} of ${pages.length}`}
          sx={{ width: '100%', height: 'auto', border: '1px solid var(--color-line)' }}
        />
      ))}
    </Box>
  );
}
