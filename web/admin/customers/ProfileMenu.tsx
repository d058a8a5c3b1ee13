import MergeIcon from '@mui/icons-material/CallMerge';
import { MenuButton } from '../pieces/MenuButton';

interface Props {
  name: string;
  onMerge: () => void;
}

/** What else can be done with a customer. */
export const ProfileMenu = ({ name, onMerge }: Props) => (
  <MenuButton label={`More for ${name}`} entries={[['Merge with another record…', MergeIcon, onMerge]]} />
);
