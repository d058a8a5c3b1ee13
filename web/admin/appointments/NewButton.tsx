import AddIcon from '@mui/icons-material/Add';
import EventIcon from '@mui/icons-material/EventBusyOutlined';
import AppointmentIcon from '@mui/icons-material/EventOutlined';
import MoreIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useState } from 'react';
import { ActionMenu } from '../pieces/ActionMenu';

interface Props {
  onAppointment: () => void;
  onEvent: () => void;
}

/** A new appointment, or from the menu a new event. */
export function NewButton({ onAppointment, onEvent }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonGroup variant="contained" disableElevation aria-label="New">
        <Button startIcon={<AddIcon />} aria-keyshortcuts="n" onClick={onAppointment} sx={{ flex: 1 }}>
          New
        </Button>
        <Button
          aria-label="What else is new"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ flex: 'none', width: 'var(--touch)', paddingInline: 1 }}
        >
          <MoreIcon />
        </Button>
      </ButtonGroup>
      {anchor && (
        <ActionMenu
          label="New"
          anchor={anchor}
          entries={[
            ['Appointment', AppointmentIcon, onAppointment],
            ['Event', EventIcon, onEvent],
          ]}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
