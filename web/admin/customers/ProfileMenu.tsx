import MergeIcon from '@mui/icons-material/CallMerge';
import SignIcon from '@mui/icons-material/DrawOutlined';
import type { MenuEntry } from '../pieces/ActionMenu';
import { MenuButton } from '../pieces/MenuButton';

interface Props {
  name: string;
  /** Left out for those who may not. */
  onMerge?: () => void;
  onSendForms?: () => void;
}

/** What else can be done with a customer. */
export function ProfileMenu({ name, onMerge, onSendForms }: Props) {
  const entries: MenuEntry[] = [];
  if (onSendForms) entries.push(['Send forms to sign…', SignIcon, onSendForms]);
  if (onMerge) entries.push(['Merge with another record…', MergeIcon, onMerge]);
  return entries.length > 0 && <MenuButton label={`More for ${name}`} entries={entries} />;
}
