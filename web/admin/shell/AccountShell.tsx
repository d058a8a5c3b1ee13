import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { media } from '../../ui/breakpoints';
import { useKeys } from '../../ui/use-keys';
import { addBusinessPath, logoutPath, switchAction } from '../accounts/paths';
import { useAccount } from '../accounts/use-account';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { FullPageLoading } from '../pieces/FullPageLoading';
import { lateDialog } from '../pieces/late';
import { NoticeProvider } from '../pieces/NoticeProvider';
import { useActionParameter } from '../pieces/use-action-parameter';
import { useAccountShell_StaffChangedSubscription } from './account-shell.generated';
import { FollowedNotice } from './FollowedNotice';
import { KeysDialog } from './KeysDialog';
import { OfflineBar } from './OfflineBar';
import { RequestDot } from './RequestDot';
import { SideMenu } from './SideMenu';
import { TitleSlot } from './title-slot';
import { useBookingRequests } from './use-booking-requests';
import { UserMenu } from './UserMenu';
import { withRequests } from './with-requests';

const SwitchAccountDialog = lateDialog(
  () => import('../accounts/SwitchAccountDialog'),
  'SwitchAccountDialog',
  'Switch Account',
);

const menuWidth = 248;

/** Side menu and top bar around every page of the account area. */
export function AccountShell() {
  const viewer = useAccount();
  // Its connection tells this tab at once, on every page, that the viewer may do something else now or nothing more.
  useAccountShell_StaffChangedSubscription({ onError: () => undefined });
  const navigate = useNavigate();
  const isDesktop = useMediaQuery(media.desktop);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [open, setOpen] = useState<'log-out' | 'keys' | null>(null);
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  useKeys({ '?': () => setOpen('keys') });
  const close = () => setOpen(null);
  const switching = useActionParameter(switchAction);
  const hasSeveral = viewer.businesses.length > 1;
  const requests = useBookingRequests();
  return (
    <NoticeProvider>
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'fixed',
          top: -80,
          left: 12,
          zIndex: 'tooltip',
          padding: 3,
          borderRadius: 1,
          background: 'var(--color-surface)',
          color: 'var(--color-primary)',
          '&:focus': { top: 12 },
        }}
      >
        Skip to content
      </Box>
      <Drawer
        variant={isDesktop ? 'permanent' : 'temporary'}
        open={isDesktop || isMenuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{
          paper: {
            'aria-label': isDesktop ? undefined : 'Menu',
            sx: { width: menuWidth, background: 'var(--color-surface)', borderColor: 'var(--color-line)' },
          },
        }}
      >
        <SideMenu
          businessName={viewer.business.name}
          hasSeveral={hasSeveral}
          requests={requests}
          onNavigate={() => setMenuOpen(false)}
        />
      </Drawer>
      <Box sx={{ marginLeft: isDesktop ? `${menuWidth}px` : 0 }}>
        <AppBar
          position="sticky"
          elevation={0}
          sx={{
            background: 'var(--color-background)',
            color: 'text.primary',
            borderBottom: '1px solid var(--color-line)',
          }}
        >
          <Toolbar disableGutters sx={{ gap: 2, minHeight: 64, paddingInline: { xs: 3, sm: 6 } }}>
            {!isDesktop && (
              <IconButton
                sx={{ marginLeft: -2 }}
                aria-label={withRequests('Open the menu', requests)}
                onClick={() => setMenuOpen(true)}
              >
                <MenuIcon />
                {requests > 0 && <RequestDot />}
              </IconButton>
            )}
            <Box ref={setTitleSlot} sx={{ flex: 1, minWidth: 0, display: 'flex' }} />
            <UserMenu
              name={`${viewer.firstName} ${viewer.lastName}`}
              email={viewer.email}
              onSwitch={hasSeveral ? switching.open : null}
              onAddBusiness={() => void navigate(addBusinessPath)}
              onLogOut={() => setOpen('log-out')}
              onShowKeys={() => setOpen('keys')}
            />
          </Toolbar>
          <OfflineBar />
        </AppBar>
        <Box component="main" id="content" tabIndex={-1} sx={{ outline: 'none' }}>
          <TitleSlot value={titleSlot}>
            <Suspense fallback={<FullPageLoading />}>
              <Outlet />
            </Suspense>
          </TitleSlot>
        </Box>
      </Box>
      <ConfirmDialog
        title="Confirm Logout"
        confirm="Log Out"
        isOpen={open === 'log-out'}
        onClose={close}
        onConfirm={() => {
          close();
          void navigate(logoutPath);
        }}
      >
        You will need your password to come back. A kiosk running on this device keeps running.
      </ConfirmDialog>
      {hasSeveral && switching.isOpen && <SwitchAccountDialog onClose={switching.close} />}
      <FollowedNotice businessName={viewer.business.name} />
      <KeysDialog isOpen={open === 'keys'} onClose={close} />
    </NoticeProvider>
  );
}
