import CustomerIcon from '@mui/icons-material/AccountCircleOutlined';
import CallUpIcon from '@mui/icons-material/CampaignOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HistoryIcon from '@mui/icons-material/History';
import NoShowIcon from '@mui/icons-material/PersonOffOutlined';
import FeedbackIcon from '@mui/icons-material/RateReviewOutlined';
import TableIcon from '@mui/icons-material/TableRestaurantOutlined';
import StaffIcon from '@mui/icons-material/BadgeOutlined';
import TextIcon from '@mui/icons-material/TextsmsOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { canCallUp } from './call-up';
import { nameOf, type CheckIn } from './statuses';

export type MenuChoice =
  | 'call-up'
  | 'text'
  | 'no-show'
  | 'staff'
  | 'table'
  | 'history'
  | 'profile'
  | 'get-feedback'
  | 'view-feedback'
  | 'delete';
interface MenuRights {
  mayCallUp: boolean;
  mayAnswer: boolean;
  maySetStatus: boolean;
  mayWrite: boolean;
  mayReadCustomers: boolean;
  mayAskFeedback: boolean;
}
type Item = [choice: MenuChoice, word: string, icon: ComponentType<SvgIconProps>];
interface Props {
  entry: CheckIn;
  anchor: HTMLElement;
  rights: MenuRights;
  now: number;
  onChoose: (choice: MenuChoice) => void;
  onClose: () => void;
}

/** The actions on a check-in that these rights allow, except deleting it. */
function itemsFor(entry: CheckIn, rights: MenuRights, now: number): Item[] {
  const isWaiting = entry.status === 'CHECKED_IN' || entry.status === 'READY';
  const items: [boolean, ...Item][] = [
    [rights.mayCallUp && canCallUp(entry, now), 'call-up', entry.notifiedAt ? 'Call Again' : 'Call Up', CallUpIcon],
    [
      rights.mayAnswer && isWaiting && entry.isEditable && entry.reply === null,
      'text',
      `Text ${entry.customer.firstName}`,
      TextIcon,
    ],
    [rights.maySetStatus && isWaiting && entry.isEditable, 'no-show', 'No-show', NoShowIcon],
    [rights.mayWrite && entry.isEditable, 'staff', 'Staff', StaffIcon],
    [rights.mayWrite && entry.isEditable, 'table', 'Table number', TableIcon],
    [true, 'history', 'History', HistoryIcon],
    [rights.mayReadCustomers, 'profile', 'Customer profile', CustomerIcon],
    [
      rights.mayAskFeedback && entry.rating === null && entry.status !== 'CANCELED',
      'get-feedback',
      'Get feedback',
      FeedbackIcon,
    ],
    [entry.rating !== null, 'view-feedback', 'View feedback', FeedbackIcon],
  ];
  return items.flatMap(([isThere, ...item]) => (isThere ? [item] : []));
}

export function QueueMenu({ entry, anchor, rights, now, onChoose, onClose }: Props) {
  const choose = (choice: MenuChoice) => {
    onClose();
    onChoose(choice);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      disablePortal
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': `More for ${nameOf(entry)}` } }}
    >
      {itemsFor(entry, rights, now).map(([choice, word, Icon]) => (
        <MenuItem key={choice} onClick={() => choose(choice)}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {word}
        </MenuItem>
      ))}
      {rights.mayWrite && <Divider component="li" role="separator" />}
      {rights.mayWrite && (
        <MenuItem onClick={() => choose('delete')} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
