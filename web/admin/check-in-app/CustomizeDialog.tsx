import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { media } from '../../ui/breakpoints';
import { namesOf } from '../pieces/pick';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { usePlanGate } from '../plans/use-plan-gate';
import { AppPreview } from './AppPreview';
import type { CheckInAppSettingsFragment } from './check-in-app.generated';
import { changedValues, customizeValues, type CustomizeValues, previewOf } from './customize-values';
import { CustomizeForm } from './CustomizeForm';
import { LogoField } from './LogoField';
import { kioskToggles, visitToggles } from './toggles';

const toggles = { ...kioskToggles, ...visitToggles };

interface Props {
  app: CheckInAppSettingsFragment;
  businessName: string;
  onSave: (change: Partial<CustomizeValues>) => Promise<unknown>;
  onUpload: (file: File) => Promise<unknown>;
  onRemoveLogo: () => Promise<unknown>;
  onClose: () => void;
}

/** Form and preview side by side; under 993 px one at a time. Closing with unsaved changes asks. */
export function CustomizeDialog({ app, businessName, onSave, onUpload, onRemoveLogo, onClose }: Props) {
  const id = useId();
  const isWide = useMediaQuery(media.desktop);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const form = useForm<CustomizeValues>({ defaultValues: customizeValues(app), mode: 'onTouched' });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
  const unsaved = useUnsaved(isDirty);
  const gate = usePlanGate();
  const values = useWatch({ control: form.control, compute: (all: CustomizeValues) => all });
  const settings = useMemo(() => previewOf(values, app), [values, app]);

  const save = form.handleSubmit(
    async (input) => {
      let isSaved = false;
      await attempt(async () => {
        isSaved =
          (await gate.run(async () => {
            await onSave(changedValues(input, dirtyFields));
            return true;
          })) ?? false;
        // Resets what the plan lacks, so that the rest can be saved.
        if (!isSaved)
          for (const name of namesOf(toggles))
            if (toggles[name].needsPlan) form.setValue(name, app[name], { shouldDirty: true });
      });
      if (!isSaved) return setView('form');
      unsaved.allow();
      onClose();
    },
    () => setView('form'),
  );

  const column = (name: 'form' | 'preview') => ({
    display: isWide || view === name ? 'block' : 'none',
    minHeight: 0,
    overflowY: 'auto',
    padding: { xs: 4, sm: 6 },
  });
  const panel = (name: 'form' | 'preview') =>
    isWide ? {} : { role: 'tabpanel', 'aria-labelledby': `${id}-${name}-tab` };
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Box
        component="form"
        noValidate
        onSubmit={save}
        sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            paddingInline: { xs: 2, sm: 4 },
            paddingBlock: 2,
            borderBottom: '1px solid var(--color-line)',
          }}
        >
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
          <Typography id={id} variant="h3" component="h2" noWrap sx={{ flex: 1 }}>
            Customize
          </Typography>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isDirty}>
            Save
          </Button>
        </Box>
        {!isWide && (
          <Tabs
            value={view}
            onChange={(_event, next: 'form' | 'preview') => setView(next)}
            variant="fullWidth"
            aria-label="Show"
            sx={{ flex: 'none', borderBottom: '1px solid var(--color-line)' }}
          >
            <Tab value="form" label="Edit" id={`${id}-form-tab`} aria-controls={`${id}-form`} />
            <Tab value="preview" label="Preview" id={`${id}-preview-tab`} aria-controls={`${id}-preview`} />
          </Tabs>
        )}
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'grid',
            gridTemplateColumns: isWide ? '420px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          }}
        >
          <Box
            id={`${id}-form`}
            {...panel('form')}
            sx={{
              ...column('form'),
              borderRight: isWide ? '1px solid var(--color-line)' : 0,
              '& > *': { maxWidth: 560, marginInline: 'auto' },
            }}
          >
            <CustomizeForm
              form={form}
              error={error}
              onDismiss={dismiss}
              gate={gate}
              logoField={<LogoField logo={app.logo} onUpload={onUpload} onRemove={onRemoveLogo} />}
            />
          </Box>
          <Box
            id={`${id}-preview`}
            {...panel('preview')}
            sx={{
              ...column('preview'),
              background: 'var(--color-surface-2)',
              '& > *': { maxWidth: 1108, marginInline: 'auto' },
            }}
          >
            <AppPreview settings={settings} businessName={businessName} />
          </Box>
        </Box>
      </Box>
      <UnsavedDialog unsaved={unsaved} confirm="Discard changes">
        What you changed here is lost. The logo is saved already.
      </UnsavedDialog>
    </Dialog>
  );
}
