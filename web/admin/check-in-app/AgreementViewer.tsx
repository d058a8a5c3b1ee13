import Button from '@mui/material/Button';
import { FormText } from '../forms/FormText';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import type { FormChoice } from './agreement-choices';
import { useAgreementViewer_FormQuery, useAgreementViewer_TemplateQuery } from './agreement.generated';

/** The form that is chosen, as customers read it. */
export function AgreementViewer({ choice, onClose }: { choice: FormChoice; onClose: () => void }) {
  const variables = { id: choice.id };
  const own = useAgreementViewer_FormQuery({ variables, skip: choice.isTemplate });
  const template = useAgreementViewer_TemplateQuery({ variables, skip: !choice.isTemplate });
  const { error, refetch } = choice.isTemplate ? template : own;
  const form = choice.isTemplate ? template.data?.formTemplate : own.data?.form;
  return (
    <DialogFrame
      title={choice.name}
      width="md"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      {form ? <FormText form={form} /> : <Pending error={error} onRetry={refetch} rows={1} height={240} />}
    </DialogFrame>
  );
}
