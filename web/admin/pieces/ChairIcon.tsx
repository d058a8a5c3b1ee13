import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { chair } from '../../ui/icons/chair';

/** The sign of a seated party, as on the customers' pages. */
export function ChairIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d={chair} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </SvgIcon>
  );
}
