import { Controller } from 'react-hook-form';
import { maxNotes } from '../../../limits';
import { customerOf, customerText } from '../../customers/select/chosen-customer';
import { CustomerField } from '../../customers/select/CustomerField';
import { formsOf, formsText } from '../../forms/select/chosen-forms';
import { FormsField } from '../../forms/select/FormsField';
import { maxEventTitle } from '../../limits';
import { ColorField } from '../../pieces/ColorField';
import { asColor, colorRule } from '../../pieces/colors';
import { CountedField } from '../../pieces/CountedField';
import { staffColors } from '../../staff/member-values';
import type { ChosenStaff } from '../../staff/select/staff-choice';
import { eventStaffOf, eventStaffText, usualColor } from './appointment-draft';
import type { EntryForm } from './entry-form';
import { EventStaffField } from './EventStaffField';
import { NotesField } from './NotesField';
import { type PartDraft, partsOf, partsRule, partsText } from './part-draft';
import { PartsField } from './PartsField';
import { WhenFields } from './WhenFields';

const staffOf = (parts: readonly PartDraft[]) => parts.map(({ staff }) => staff);

/** All fields of an appointment, or of an event. */
export function EntryFields(entry: EntryForm) {
  const { form, draft, isEvent, lengths, signedForms } = entry;
  const { errors, isSubmitted } = form.formState;
  const set = (name: 'customer' | 'parts' | 'eventStaff' | 'color' | 'forms', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });

  /** The color is that of who does it, unless another one was picked. */
  function followColor(before: readonly (ChosenStaff | null)[], after: readonly (ChosenStaff | null)[]) {
    if (asColor(draft.color) === usualColor(before)) set('color', usualColor(after));
  }
  const parts = partsOf(draft.parts);
  const eventStaff = eventStaffOf(draft.eventStaff);
  return (
    <>
      {isEvent ? (
        <>
          <CountedField
            control={form.control}
            name="title"
            label="Name"
            max={maxEventTitle}
            what="a name"
            help="Such as a holiday or a meeting; without a name it is called Event. Customers do not see it."
            error={errors.title?.message}
          />
          <EventStaffField
            chosen={eventStaff}
            onChange={(staff) => {
              followColor(eventStaff, staff);
              set('eventStaff', eventStaffText(staff));
            }}
          />
        </>
      ) : (
        <>
          <Controller
            control={form.control}
            name="customer"
            rules={{ validate: (customer) => isEvent || customer !== '' || 'Select a customer.' }}
            render={({ field }) => (
              <CustomerField
                customer={customerOf(field.value)}
                error={errors.customer?.message}
                buttonRef={field.ref}
                onChange={(customer) => set('customer', customerText(customer))}
              />
            )}
          />
          <Controller
            control={form.control}
            name="parts"
            rules={{ validate: (text) => isEvent || partsRule(text) }}
            render={({ field }) => (
              <PartsField
                parts={parts}
                lengths={lengths}
                error={errors.parts?.message}
                inputRef={field.ref}
                onChange={(next) => {
                  followColor(staffOf(parts), staffOf(next));
                  set('parts', partsText(next));
                }}
              />
            )}
          />
        </>
      )}
      <WhenFields {...entry} />
      {!isEvent && (
        <FormsField
          chosen={formsOf(draft.forms)}
          signedIds={signedForms}
          onChange={(forms) => set('forms', formsText(forms))}
        />
      )}
      <NotesField form={form} max={maxNotes} />
      <ColorField
        swatches={staffColors}
        registered={form.register('color', { validate: colorRule })}
        value={draft.color}
        error={errors.color?.message}
        onPick={(color) => set('color', color)}
      />
    </>
  );
}
