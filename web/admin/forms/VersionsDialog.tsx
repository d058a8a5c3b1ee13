import Button from '@mui/material/Button';
import { useState } from 'react';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useFormVersions_ListQuery } from './form-versions.generated';
import { VersionComparison } from './VersionComparison';
import { VersionList } from './VersionList';

interface Props {
  formId: string;
  onClose: () => void;
}

/** The versions of a form, and what each changed. */
export function VersionsDialog({ formId, onClose }: Props) {
  const { data, error, refetch, fetchMore } = useFormVersions_ListQuery({
    variables: { id: formId },
    fetchPolicy: 'no-cache',
  });
  const [shown, setShown] = useState<number | null>(null);
  const versions = data?.formVersions;
  const more = () =>
    fetchMore({
      variables: { after: versions?.cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        formVersions: { ...next.formVersions, items: [...before.formVersions.items, ...next.formVersions.items] },
      }),
    });
  return (
    <DialogFrame
      title="Versions"
      width="md"
      onClose={onClose}
      actions={
        <>
          {shown !== null && (
            <Button color="inherit" onClick={() => setShown(null)}>
              All Versions
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {!versions ? (
        <Pending error={error} onRetry={refetch} rows={4} />
      ) : shown === null ? (
        <VersionList
          versions={versions.items}
          onShow={setShown}
          onMore={versions.cursor === null ? null : () => void more()}
        />
      ) : (
        <VersionComparison key={shown} formId={formId} number={shown} latest={versions.items[0]?.number ?? shown} />
      )}
    </DialogFrame>
  );
}
