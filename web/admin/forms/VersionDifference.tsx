import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { FormText } from './form-values';
import { type Piece, versionDifference } from './version-difference';

const looks = {
  '& p': { marginBlock: 2, overflowWrap: 'anywhere' },
  '& ins': { background: 'var(--color-ready-soft)', textDecoration: 'underline' },
  '& del': { background: 'var(--color-canceled-soft)', textDecoration: 'line-through' },
};

/** What is different in a version: words that were added and removed, each said in words too. */
export function VersionDifference({ before, now }: { before: FormText; now: FormText }) {
  const paragraphs = useMemo(() => versionDifference(before, now), [before, now]);
  const isSame = paragraphs.every((pieces) => pieces.every(({ kind }) => kind === 'same'));
  return (
    <Box sx={looks}>
      {isSame && <p>Both say the same; only the look of the text differs.</p>}
      {paragraphs.map((pieces, index) => (
        <p key={index}>
          {pieces.map((piece, at) => (
            <Part key={at} {...piece} />
          ))}
        </p>
      ))}
    </Box>
  );
}

function Part({ kind, text }: Piece) {
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="unseen">{` ${kind}: `}</span>
      {text}
      <span className="unseen">{` end of what was ${kind} `}</span>
    </Tag>
  );
}
