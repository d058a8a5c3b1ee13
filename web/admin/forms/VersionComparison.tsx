import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FieldFrame } from '../pieces/FieldFrame';
import { Pending } from '../pieces/Pending';
import { FormText } from './FormText';
import { useFormVersions_TwoQuery } from './form-versions.generated';
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
  const { data, error, refetch } = useFormVersions_TwoQuery({
    variables: { id: formId, number, before, hasBefore: before > 0 },
    fetchPolicy: 'no-cache',
  });
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
      {!data ? (
        <Pending error={error} onRetry={refetch} rows={5} />
      ) : data.before ? (
        <VersionDifference before={data.before} now={data.now} />
      ) : (
        <>
          <Typography variant="h4" component="p">
            {data.now.name}
          </Typography>
          <FormText form={data.now} />
        </>
      )}
    </Stack>
  );
}
