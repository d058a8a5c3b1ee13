import StaffIcon from '@mui/icons-material/BadgeOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import FormsIcon from '@mui/icons-material/DescriptionOutlined';
import DashboardIcon from '@mui/icons-material/HomeOutlined';
import LocationsIcon from '@mui/icons-material/LocationOnOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import CustomersIcon from '@mui/icons-material/PeopleOutlined';
import QueueIcon from '@mui/icons-material/PlaylistAddCheck';
import ProductsIcon from '@mui/icons-material/SellOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import TabletIcon from '@mui/icons-material/TabletMac';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link, NavLink } from 'react-router';
import type { Permission } from '../../schema.generated';
import { logoutPath } from '../accounts/paths';
import { useMay } from '../accounts/use-may';
import { calendarPath } from '../appointments/paths';
import { businessPagePath } from '../business-page/paths';
import { checkInAppPath } from '../check-in-app/paths';
import { checkInsPath } from '../check-ins/paths';
import { customersPath } from '../customers/paths';
import { dashboardPath } from '../dashboard/paths';
import { formsPath } from '../forms/paths';
import { locationsPath } from '../locations/paths';
import { Logo } from '../pieces/Logo';
import { productsPath } from '../products/paths';
import { staffPath } from '../staff/paths';
import { RequestBadge } from './RequestBadge';
import { withRequests } from './with-requests';

interface Props {
  businessName: string;
  hasSeveral: boolean;
  /** Of customers, that wait for an answer. */
  requests: number;
  onNavigate?: () => void;
}

/** The last of an entry is what its page needs. */
const entries: [string, string, ComponentType, Permission?][] = [
  ['Home', dashboardPath, DashboardIcon],
  ['Application', checkInAppPath, TabletIcon],
  ['Check-Ins', checkInsPath, QueueIcon],
  ['Calendar', calendarPath, CalendarIcon, 'APPOINTMENT_READ'],
  ['Customers', customersPath, CustomersIcon, 'CUSTOMER_READ'],
  ['Products & Services', productsPath, ProductsIcon],
  ['Staff', staffPath, StaffIcon],
  ['Forms', formsPath, FormsIcon, 'FORM_READ'],
  ['Business Page', businessPagePath, StoreIcon],
];

/** For those who work at more than one business. */
const several: typeof entries = [['Locations', locationsPath, LocationsIcon]];

interface EntryProps {
  name: string;
  to: string;
  Icon: ComponentType;
  requests?: number;
  onClick?: () => void;
}

function Entry({ name, to, Icon, requests = 0, onClick }: EntryProps) {
  const active = {
    '&.active': {
      background: 'var(--color-primary-soft)',
      color: 'var(--color-primary-dark)',
      '& svg': { color: 'inherit' },
      '& .MuiListItemText-primary': { fontWeight: 650 },
    },
  };
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        onClick={onClick}
        aria-label={requests > 0 ? withRequests(name, requests) : undefined}
        sx={active}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={name} />
        {requests > 0 && <RequestBadge count={requests} />}
      </ListItemButton>
    </ListItem>
  );
}

export function SideMenu({ businessName, hasSeveral, requests, onNavigate }: Props) {
  const may = useMay();
  const shown = entries.filter(([, , , permission]) => !permission || may(permission));
  return (
    <Box component="nav" aria-label="Account" sx={{ padding: 3, height: '100%', overflowY: 'auto' }}>
      <Box
        component={Link}
        to={dashboardPath}
        onClick={onNavigate}
        aria-label="Greeter, to the dashboard"
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 'var(--touch)',
          paddingInline: 3,
          textDecoration: 'none',
          borderRadius: 2,
        }}
      >
        <Logo />
      </Box>
      <Typography
        variant="h4"
        component="p"
        title={businessName}
        sx={{ paddingInline: 3, paddingBlock: 3, overflowWrap: 'anywhere' }}
      >
        {businessName}
      </Typography>
      <List disablePadding sx={{ display: 'grid', gap: 1 }}>
        {[...shown, ...(hasSeveral ? several : [])].map(([name, to, Icon]) => (
          <Entry
            key={to}
            name={name}
            to={to}
            Icon={Icon}
            requests={to === calendarPath ? requests : 0}
            onClick={onNavigate}
          />
        ))}
      </List>
      <Divider sx={{ marginBlock: 2 }} />
      <List disablePadding>
        <Entry name="Log Out" to={logoutPath} Icon={LogoutIcon} onClick={onNavigate} />
      </List>
    </Box>
  );
}
