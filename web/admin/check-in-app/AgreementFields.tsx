import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { NewFormButton } from '../forms/NewFormButton';
import { FieldFrame } from '../pieces/FieldFrame';
import { Pending } from '../pieces/Pending';
import { ToggleFields } from '../pieces/ToggleFields';
import { defaultForm, formChoices, validFor } from './agreement-choices';
import { useAgreementFields_FormsQuery } from './agreement.generated';
import { AgreementViewer } from './AgreementViewer';
import type { CustomizeValues } from './customize-values';
import { kioskToggles } from './toggles';

/** Whether check-in asks for a form, which one, and when again. */
export function AgreementFields({ form }: { form: UseFormReturn<CustomizeValues> }) {
  const { control, setValue } = form;
  const { data, error, refetch } = useAgreementFields_FormsQuery({ fetchPolicy: 'cache-and-network' });
  const [isOn, formId] = useWatch({ control, name: ['formEnabled', 'formId'] });
  const [isViewing, setViewing] = useState(false);
  const choices = data ? formChoices(data) : [];
  const chosen = choices.find(({ id }) => id === formId);
  const choose = (id: string) => setValue('formId', id, { shouldDirty: true });
  const chooseDefault = useEffectEvent(() => {
    if (isOn && data && !chosen) choose(defaultForm(data));
  });
  useEffect(() => chooseDefault(), [isOn, data]);
  return (
    <>
      <ToggleFields control={control} toggles={{ formEnabled: kioskToggles.formEnabled }} />
      {isOn && !data && <Pending error={error} onRetry={refetch} rows={1} height={60} />}
      {isOn && data && (
        <>
          <FieldFrame label="Form" error={form.formState.errors.formId?.message}>
            {(attributes) => (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
                <NativeSelect
                  value={chosen?.id ?? ''}
                  input={<OutlinedInput sx={{ flex: '1 1 200px', minWidth: 0 }} />}
                  inputProps={attributes}
                  onChange={(event) => choose(event.target.value)}
                >
                  {choices.map(({ id, name, isTemplate }) => (
                    <option key={id} value={id}>
                      {isTemplate ? `${name} (template)` : name}
                    </option>
                  ))}
                </NativeSelect>
                <Button color="inherit" disabled={!chosen} onClick={() => setViewing(true)}>
                  View
                </Button>
                <NewFormButton
                  onAdded={async (id) => {
                    await refetch();
                    choose(id);
                  }}
                />
              </Box>
            )}
          </FieldFrame>
          <Controller
            control={control}
            name="formValidDays"
            render={({ field }) => (
              <FieldFrame
                label="Ask again"
                help="At the kiosk. A changed form is asked for again in any case, and a phone always asks."
              >
                {(attributes) => (
                  <NativeSelect
                    value={field.value}
                    input={<OutlinedInput />}
                    inputProps={attributes}
                    onChange={(event) => field.onChange(Number(event.target.value))}
                  >
                    {!validFor.some(([days]) => days === field.value) && (
                      <option value={field.value}>{`After ${field.value} days`}</option>
                    )}
                    {validFor.map(([days, name]) => (
                      <option key={days} value={days}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FieldFrame>
            )}
          />
        </>
      )}
      {isViewing && chosen && <AgreementViewer choice={chosen} onClose={() => setViewing(false)} />}
    </>
  );
}
