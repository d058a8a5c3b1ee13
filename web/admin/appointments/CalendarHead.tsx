import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import GridIcon from '@mui/icons-material/CalendarViewWeekOutlined';
import ListIcon from '@mui/icons-material/ViewAgendaOutlined';
import HoursIcon from '@mui/icons-material/Schedule';
import FeedsIcon from '@mui/icons-material/SyncAltOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { businessHoursPath } from '../business-page/paths';
import type { CalendarShape } from './calendar-shape';
import { shortTitleOf, titleOf, type CalendarView } from './calendar-view';
import { HeadButton } from './HeadButton';
import { MiniMonth } from './MiniMonth';

interface Props {
  view: CalendarView;
  date: string;
  today: string;
  /** Whether a month stands beside the grid; otherwise the title opens one. */
  hasMonth: boolean;
  /** Null where there is room for all. */
  shape: CalendarShape | null;
  filter: ReactNode;
  /** The button of the requests that wait for an answer. */
  requests: ReactNode;
  /** The button of who waits for a time. */
  standbys: ReactNode;
  /** Null for those who may not. */
  onFeeds: (() => void) | null;
  onSettings: (() => void) | null;
  onDate: (date: string) => void;
  onStep: (by: number) => void;
  onView: (view: CalendarView) => void;
  onShape: (shape: CalendarShape) => void;
}

const shapes = [
  { value: 'list', label: 'List', Icon: ListIcon },
  { value: 'grid', label: 'Times', Icon: GridIcon },
] as const;

/** What is shown: the date, the view and whose, and ways to other dates. */
export function CalendarHead({
  view,
  date,
  today,
  hasMonth,
  shape,
  filter,
  requests,
  onFeeds,
  standbys,
  onSettings,
  onDate,
  onStep,
  onView,
  onShape,
}: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = hasMonth ? titleOf(view, date) : shortTitleOf(view, date, today);
  const unit = view === 'day' ? 'day' : 'week';
  return (
    <Box sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flex: '1 1 auto', minWidth: 0 }}>
        <IconButton
          aria-label={`Previous ${unit}`}
          aria-keyshortcuts="ArrowLeft"
          sx={{ marginLeft: -2 }}
          onClick={() => onStep(-1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton aria-label={`Next ${unit}`} aria-keyshortcuts="ArrowRight" onClick={() => onStep(1)}>
          <NextIcon />
        </IconButton>
        <Typography variant="h3" component="h2" noWrap aria-live="polite" sx={{ minWidth: 0, marginLeft: 1 }}>
          {hasMonth ? (
            title
          ) : (
            <Button
              color="inherit"
              aria-haspopup="dialog"
              aria-expanded={anchor !== null}
              endIcon={<ArrowDropDownIcon />}
              onClick={(event) => setAnchor(event.currentTarget)}
              sx={{ paddingInline: 2, font: 'inherit', textAlign: 'left', lineHeight: 1.2 }}
            >
              {title}
            </Button>
          )}
        </Typography>
      </Box>
      {/* Where there is little room, dates stand on a line of their own, with the tools. */}
      <Box sx={{ order: 1, flexBasis: '100%', height: 0, display: { lg: 'none' }, marginTop: -2 }} />
      <Button variant="outlined" aria-keyshortcuts="t" sx={{ order: 1 }} onClick={() => onDate(today)}>
        Today
      </Button>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="View"
        sx={{ order: 1 }}
        value={view}
        onChange={(_event, next: CalendarView | null) => {
          if (next) onView(next);
        }}
      >
        <ToggleButton value="day" aria-keyshortcuts="d" sx={{ height: 'var(--touch)', paddingInline: 4 }}>
          Day
        </ToggleButton>
        <ToggleButton value="week" aria-keyshortcuts="w" sx={{ height: 'var(--touch)', paddingInline: 4 }}>
          Week
        </ToggleButton>
      </ToggleButtonGroup>
      {shape && (
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label="Show as"
          sx={{ order: 1 }}
          value={shape}
          onChange={(_event, next: CalendarShape | null) => {
            if (next) onShape(next);
          }}
        >
          {shapes.map(({ value, label, Icon }) => (
            <ToggleButton
              key={value}
              value={value}
              aria-label={label}
              title={label}
              sx={{ width: 'var(--touch)', height: 'var(--touch)' }}
            >
              <Icon fontSize="small" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {filter}
      <Box sx={{ order: { lg: 2 }, display: 'flex', marginRight: -2 }}>
        {requests}
        {standbys}
        <HeadButton icon={<HoursIcon />} words="Hours" label="Hours" to={businessHoursPath} />
        {onFeeds && <HeadButton icon={<FeedsIcon />} words="Feeds" label="Calendar feeds" onClick={onFeeds} />}
        {onSettings && <HeadButton icon={<SettingsIcon />} words="Settings" label="Settings" onClick={onSettings} />}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Choose a date',
            sx: { padding: 3, borderRadius: 3, width: 336 },
          },
        }}
      >
        <MiniMonth
          date={date}
          today={today}
          isWeek={view === 'week'}
          onChoose={(next) => {
            setAnchor(null);
            onDate(next);
          }}
        />
      </Popover>
    </Box>
  );
}
