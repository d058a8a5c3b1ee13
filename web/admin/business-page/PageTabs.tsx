import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { media } from '../../ui/breakpoints';
import { type PageTab, pageTabs } from './page-tabs';

interface Props {
  tab: PageTab;
  onOpen: (tab: PageTab) => void;
  /** Of the open tab. */
  children: ReactNode;
}

export function PageTabs({ tab, onOpen, children }: Props) {
  const id = useId();
  const isPhone = useMediaQuery(media.phone);
  return (
    <Box>
      <Tabs
        value={tab}
        onChange={(_event, next: PageTab) => onOpen(next)}
        variant={isPhone ? 'scrollable' : 'standard'}
        scrollButtons={false}
        aria-label="Business page"
        sx={{ borderBottom: '1px solid var(--color-line)', marginBottom: 5 }}
      >
        {pageTabs.map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`${id}-${name}`}
            aria-controls={tab === name ? `${id}-panel` : undefined}
            sx={{ minWidth: { xs: 0, sm: 90 }, paddingInline: { xs: 1, sm: 4 } }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </Box>
    </Box>
  );
}
