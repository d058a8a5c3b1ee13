import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { maxSearch } from '../../limits';
import type { QueueFilter, QueuePage_QueueQuery } from './check-ins.generated';
import { isOfAllTabs, type QueueView } from './queue-view';
import { QueueParts } from './QueueParts';
import { StaffFilter } from './StaffFilter';

type Counts = QueuePage_QueueQuery['queueCounts'];
interface Props {
  view: QueueView;
  counts: Counts | undefined;
  today: string;
  timeZone: string;
  search: RefObject<HTMLInputElement | null>;
  tools: ReactNode;
  isHost: boolean;
  onShow: (change: Partial<QueueView>) => void;
}

const tabs: [QueueFilter, string, keyof Counts][] = [
  ['CHECKED_IN', 'Checked-In', 'checkedIn'],
  ['SEATED', 'Seated', 'seated'],
  ['CANCELED', 'Canceled', 'canceled'],
];
const debounce = 250;
/** Days large enough for a finger; the calendar's height fits six weeks. */
const calendar = {
  '& .MuiPickerDay-root': { '--PickerDay-size': 'var(--touch)', '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 'var(--touch)', marginInline: 0 },
  '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 288 },
};
export const panelId = 'queue-list';
export const tabId = (filter: QueueFilter) => `queue-tab-${filter.toLowerCase()}`;

interface SearchProps {
  value: string;
  input: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
}

function Search({ value, input, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  const [query, setQuery] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // The address changed outside this field, for example by the back button.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== query) {
      setQuery(value);
      setText(value);
    }
  }
  useEffect(() => {
    const nextQuery = text.trim();
    if (nextQuery === query) return undefined;
    const timer = setTimeout(() => {
      setQuery(nextQuery);
      latest.current(nextQuery);
    }, debounce);
    return () => clearTimeout(timer);
  }, [text, query]);
  return (
    <OutlinedInput
      inputRef={input}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder="Search Check-Ins & Waitlisted"
      fullWidth
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      slotProps={{
        input: { 'aria-label': 'Search Check-Ins & Waitlisted', maxLength: maxSearch, 'aria-keyshortcuts': '/' },
      }}
      sx={{ height: 44 }}
    />
  );
}

/** Tabs with their counts, the parts of Today, the day, the search, and the tools beside them. */
export function QueueFilters({ view, counts, today, timeZone, search, tools, isHost, onShow }: Props) {
  const isToday = !view.date;
  function pickDay(date: DateTime | null, isInvalid: boolean) {
    const day = date?.isValid ? date.toISODate() : null;
    if (day && !isInvalid) onShow({ date: day < today ? day : null, part: null });
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        // With three digits in each count the tabs and parts still stand on one line of a tablet.
        columnGap: { xs: 4, md: 1, lg: 4 },
        rowGap: 2,
        marginTop: -3,
        marginBottom: 3,
      }}
    >
      <Tabs
        value={isOfAllTabs(view) ? false : view.filter}
        onChange={(_event, filter: QueueFilter) => onShow({ filter, part: null, search: '' })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Check-ins by status"
        sx={{
          flex: '0 0 auto',
          maxWidth: '100%',
          minHeight: 'var(--touch)',
          width: { xs: '100%', sm: 'auto' },
          '& .MuiTabs-indicator': { display: 'none' },
          '& .Mui-selected': { boxShadow: 'inset 0 -2px var(--color-primary)' },
          '& .MuiTab-root': {
            paddingInline: { xs: 3, md: 2, lg: 3 },
            fontSize: { md: 'var(--text-s)', lg: '0.9375rem' },
            minWidth: 0,
            flex: 'none',
          },
        }}
      >
        {tabs.map(([filter, word, count]) => (
          <Tab
            key={filter}
            value={filter}
            id={tabId(filter)}
            aria-controls={panelId}
            label={<span className="numbers">{counts ? `${word} (${counts[count]})` : word}</span>}
          />
        ))}
      </Tabs>
      {isToday && <QueueParts part={view.part} counts={counts} onShow={onShow} />}
      <Box
        sx={{
          flex: '1 1 100%',
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 2,
          alignItems: 'center',
          justifyContent: 'flex-end',
        }}
      >
        <Button
          variant="outlined"
          aria-pressed={isToday}
          onClick={() => onShow({ date: null })}
          sx={{
            flex: 'none',
            '&[aria-pressed=true]': {
              background: 'var(--color-primary-soft)',
              color: 'var(--color-primary-dark)',
              borderColor: 'var(--color-primary)',
            },
          }}
        >
          Today
        </Button>
        <DatePicker
          value={DateTime.fromISO(view.date ?? today, { zone: timeZone })}
          timezone={timeZone}
          maxDate={DateTime.fromISO(today, { zone: timeZone })}
          minDate={DateTime.fromISO('2000-01-01', { zone: timeZone })}
          format="LLL d, yyyy"
          onAccept={(date, { validationError }) => pickDay(date, validationError !== null)}
          closeOnSelect
          slotProps={{
            popper: { 'aria-label': 'Choose a day' },
            layout: { sx: calendar },
            textField: {
              size: 'small',
              hiddenLabel: true,
              slotProps: { input: { 'aria-label': 'Day', 'aria-labelledby': undefined } },
              sx: {
                flex: { xs: '1 1 0', sm: '0 0 168px' },
                '& .MuiPickersInputBase-root': { height: 44, background: 'var(--color-surface)' },
                '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--color-line-strong)' },
              },
            },
            actionBar: { actions: [] },
          }}
        />
        <Box sx={{ order: { xs: 2, sm: 0 }, flex: { xs: '1 0 100%', sm: '1 1 180px' } }}>
          <Search value={view.search} input={search} onSearch={(text) => onShow({ search: text, part: null })} />
        </Box>
        <StaffFilter staff={view.staff} isHost={isHost} onShow={onShow} />
        <Box sx={{ order: 1 }}>{tools}</Box>
      </Box>
    </Box>
  );
}
