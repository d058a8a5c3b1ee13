import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { media } from '../../ui/breakpoints';
import { useMay } from '../accounts/use-may';
import { useRefresh } from '../pieces/use-refresh';
import { Pending } from '../pieces/Pending';
import { PlanNote } from '../plans/PlanNote';
import { useEnvironmentQuery } from '../shell/environment.generated';
import { Page } from '../shell/Page';
import {
  useManageBusinessPage_ChangedSubscription,
  useManageBusinessPage_ContentQuery,
} from './business-page.generated';
import { EmbedPanel } from './EmbedPanel';
import { HoursPanel } from './HoursPanel';
import { NameQuestion } from './NameQuestion';
import { PageHeader } from './PageHeader';
import { PageQrCodeDialog } from './PageQrCodeDialog';
import { PageSettingsForm } from './PageSettingsForm';
import { PageTabs } from './PageTabs';
import { PhotosPanel } from './PhotosPanel';
import { PoliciesPanel } from './PoliciesPanel';
import { PreviewButton } from './PreviewButton';
import { PreviewColumn } from './PreviewColumn';
import { ProfileFacts } from './ProfileFacts';
import { ProfileForm } from './ProfileForm';
import { SettingsFacts } from './SettingsFacts';
import { usePageTab } from './page-tabs';

/** What a business shows on its page, with the page itself beside it where there is room. */
export function ManageBusinessPage() {
  const may = useMay();
  const mayEdit = may('BUSINESS_WRITE');
  const mayEditPage = may('PAGE_WRITE');
  const hasRoom = useMediaQuery(media.beside);
  const [tab, openTab] = usePageTab();
  const [open, setOpen] = useState<'code' | 'question' | null>(null);
  const [nameWishes, setNameWishes] = useState(0);
  const { data, error, refetch } = useManageBusinessPage_ContentQuery();
  const { data: { environment } = {} } = useEnvironmentQuery();
  const refresh = useRefresh(refetch);
  useManageBusinessPage_ChangedSubscription({ onData: refresh, onError: () => undefined });

  const close = () => setOpen(null);
  // What was saved stands even if it cannot be read again just now.
  const onChanged = () => refetch().catch(() => undefined);
  function chooseName() {
    close();
    if (tab !== 'profile') openTab('profile');
    setNameWishes((count) => count + 1);
  }
  if (!data || !environment)
    return (
      <Page title="Manage Business Page">
        <Pending error={error} onRetry={refetch} rows={4} height={120} />
      </Page>
    );
  const { businessProfile: profile, pageSettings: settings, openingHours, policies, checkInApp } = data;
  const { vanityName } = profile;
  const preview = vanityName ? { vanityName, content: data } : null;
  return (
    <Page title="Manage Business Page" action={preview && !hasRoom ? <PreviewButton {...preview} /> : undefined}>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: hasRoom ? 'minmax(0, 1fr) 410px' : 'minmax(0, 1fr)',
        }}
      >
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          <PageHeader
            vanityName={vanityName}
            origin={environment.clientUrl}
            onCode={() => setOpen('code')}
            onAskForName={mayEdit ? () => setOpen('question') : null}
          />
          {settings.isBasic && (
            <PlanNote>
              Your plan has no business page: visitors see your name, phone and address only. What you enter here is
              kept.
            </PlanNote>
          )}
          <PageTabs tab={tab} onOpen={openTab}>
            {tab === 'profile' &&
              (mayEdit ? (
                <ProfileForm profile={profile} origin={environment.clientUrl} nameWishes={nameWishes} />
              ) : (
                <ProfileFacts profile={profile} />
              ))}
            {tab === 'hours' && <HoursPanel hours={openingHours} mayEdit={mayEdit} onChanged={onChanged} />}
            {tab === 'photos' && (
              <PhotosPanel
                photos={data.businessAlbum}
                businessName={profile.name}
                isBasic={settings.isBasic}
                mayEdit={mayEditPage}
                onChanged={onChanged}
              />
            )}
            {tab === 'policies' && <PoliciesPanel policies={policies} mayEdit={mayEditPage} onChanged={onChanged} />}
            {tab === 'settings' &&
              (mayEditPage ? (
                <PageSettingsForm settings={settings} onSaved={onChanged} />
              ) : (
                <SettingsFacts settings={settings} />
              ))}
            {tab === 'website' && (
              <EmbedPanel
                business={profile}
                settings={settings}
                origin={environment.clientUrl}
                onSettings={mayEditPage ? () => openTab('settings') : null}
              />
            )}
          </PageTabs>
        </Stack>
        {hasRoom && <PreviewColumn preview={preview} />}
      </Box>
      {open === 'code' && vanityName && (
        <PageQrCodeDialog vanityName={vanityName} logo={checkInApp.logo} environment={environment} onClose={close} />
      )}
      <NameQuestion isOpen={open === 'question'} onYes={chooseName} onClose={close} />
    </Page>
  );
}
