import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { ProductType } from '../../schema.generated';
import { media } from '../../ui/breakpoints';
import { CountedField } from '../pieces/CountedField';
import { Field } from '../pieces/Field';
import { FieldFrame } from '../pieces/FieldFrame';
import { RichTextField } from '../pieces/RichTextField';
import { SelectField } from '../pieces/SelectField';
import { maxCategoryName, maxItemName, maxRichText } from '../limits';
import { roomLeft, tooLong } from '../pieces/text-room';
import { durationError, type ItemDraft, nameError, priceFault, ranks, typeNames } from './item-values';
import { readPrice } from './read-amounts';

interface Props {
  form: UseFormReturn<ItemDraft>;
  /** Names of the categories to pick. */
  categories: readonly string[];
  /** A new item gets its rank where it stands. */
  hasRank: boolean;
}

const categoryError = (name: string) => tooLong(name, maxCategoryName, 'the name of a category');
const types: ProductType[] = ['SERVICE', 'PRODUCT'];

/** Type, category, rank, name, price, duration and description of an item. */
export function ItemFields({ form, categories, hasRank }: Props) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  const type = useWatch({ control, name: 'type' });
  const isTouched = useMediaQuery(media.touch);
  return (
    <>
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <ToggleButtonGroup
            exclusive
            fullWidth
            color="primary"
            aria-label="Type"
            value={field.value}
            onChange={(_event, next: ProductType | null) => {
              if (next) field.onChange(next);
            }}
          >
            {types.map((each) => (
              <ToggleButton key={each} value={each} sx={{ minHeight: 'var(--touch)' }}>
                {typeNames[each]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
      <CountedField
        control={control}
        name="name"
        label="Name"
        autoFocus={!hasRank && !isTouched}
        max={maxItemName}
        what="a name"
        validate={nameError}
        error={errors.name?.message}
      />
      <Controller
        control={control}
        name="newCategoryName"
        rules={{ validate: categoryError }}
        render={({ field }) => (
          <FieldFrame
            label="Category"
            error={categoryError(field.value) ?? errors.newCategoryName?.message}
            help={roomLeft(field.value, maxCategoryName) ?? 'Pick one, or type the name of a new one.'}
          >
            {({ id, ...described }) => (
              <Autocomplete
                freeSolo
                id={id}
                options={[...categories]}
                inputValue={field.value}
                slotProps={{ paper: { sx: { boxShadow: 'var(--shadow-float)' } } }}
                onInputChange={(_event, text) => field.onChange(text)}
                renderInput={({ slotProps, disabled, fullWidth }) => (
                  <OutlinedInput
                    ref={slotProps.input.ref}
                    className={slotProps.input.className}
                    endAdornment={slotProps.input.endAdornment}
                    disabled={disabled}
                    fullWidth={fullWidth}
                    inputRef={field.ref}
                    onBlur={field.onBlur}
                    slotProps={{ input: { ...slotProps.htmlInput, ...described } }}
                  />
                )}
              />
            )}
          </FieldFrame>
        )}
      />
      {hasRank && (
        <SelectField
          label="Rank"
          help="0 stands first in its category."
          options={ranks}
          registered={register('position', { required: 'Choose a rank.' })}
          error={errors.position?.message}
        />
      )}
      <Field
        label="Price"
        inputMode="decimal"
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        registered={register('price', { validate: (price) => priceFault(readPrice(price)) })}
        error={errors.price?.message}
      />
      {type === 'SERVICE' && (
        <Field
          label="Duration in minutes"
          inputMode="numeric"
          help="Also as 1:30 or 1h 30m."
          registered={register('durationMinutes', {
            validate: (minutes, { type: chosen }) => (chosen !== 'SERVICE' ? undefined : durationError(minutes)),
          })}
          error={errors.durationMinutes?.message}
        />
      )}
      <RichTextField control={control} name="description" label="Description" max={maxRichText} />
    </>
  );
}
