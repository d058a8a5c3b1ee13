import Button from '@mui/material/Button';
import { useState } from 'react';
import { HoursEditor } from '../hours/HoursEditor';
import { businessWords } from '../hours/hours-words';
import { useNotice } from '../pieces/use-notice';
import type { ManageBusinessPage_ContentQuery } from './business-page.generated';
import { HolidaysDialog } from './HolidaysDialog';
import { useBusinessHours } from './use-business-hours';

interface Props {
  hours: ManageBusinessPage_ContentQuery['openingHours'];
  mayEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** When the business is open. */
export function HoursPanel({ hours: { weekly, exceptions, timeZone }, mayEdit, onChanged }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const store = useBusinessHours();
  const notify = useNotice();
  return (
    <>
      <HoursEditor
        weekly={weekly}
        exceptions={exceptions}
        words={businessWords}
        store={store}
        mayEdit={mayEdit}
        exceptionButtons={<Button onClick={() => setChoosing(true)}>US Holidays</Button>}
        onChanged={onChanged}
      />
      {isChoosing && (
        <HolidaysDialog
          timeZone={timeZone}
          taken={exceptions.map(({ date }) => date)}
          onAdd={async (input) => {
            await store.setException(input, 0, null);
            notify({ message: 'Saved.' });
            await onChanged();
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
