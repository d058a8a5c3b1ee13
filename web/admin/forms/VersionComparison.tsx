import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FieldFrame } from '../pieces/FieldFrame';
import { Pending } from '../pieces/Pending';
import { FormText } from './FormText';
import { useFormVersions_VersionQuery } from './form-versions.generated';
import { VersionDifference } from './VersionDifference';

interface Props {
  formId: string;
  number: number;
  /** Number of the latest version. */
  latest: number;
}

/** A version beside another one, at first the one before. */
export function VersionComparison({ formId, number, latest }: Props) {
  const [before, setBefore] = useState(number - 1);
  const now = useVersion(formId, number);
  const older = useVersion(formId, before);
  const { error, refetch } = now.error ? now : older;
  const others = Array.from({ length: latest }, (_, index) => latest - index).filter((other) => other !== number);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography variant="h3" component="h3">{`Version ${number}`}</Typography>
      {others.length > 0 && (
        <FieldFrame label="Compare with">
          {(attributes) => (
            <NativeSelect
              value={String(before)}
              input={<OutlinedInput />}
              inputProps={attributes}
              onChange={(event) => setBefore(Number(event.target.value))}
            >
              <option value="0">No other version</option>
              {others.map((other) => (
                <option key={other} value={other}>{`Version ${other}`}</option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
      )}
      {!now.version || (before > 0 && !older.version) ? (
        <Pending error={error} onRetry={refetch} rows={5} />
      ) : older.version ? (
        <VersionDifference before={older.version} now={now.version} />
      ) : (
        <>
          <Typography variant="h4" component="p">
            {now.version.name}
          </Typography>
          <FormText form={now.version} />
        </>
      )}
    </Stack>
  );
}

/** A version by its number; none for 0. */
function useVersion(id: string, number: number) {
  const { data, error, refetch } = useFormVersions_VersionQuery({
    variables: { id, number },
    skip: number === 0,
    fetchPolicy: 'no-cache',
  });
  return { version: number === 0 ? undefined : data?.formVersion, error, refetch };
}
