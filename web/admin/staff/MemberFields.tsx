import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { maxPersonName } from '../../limits';
import { media } from '../../ui/breakpoints';
import { formatPhone, phoneRule } from '../../ui/phone-number';
import { isEmail } from '../../ui/is-email';
import { ColorField } from '../pieces/ColorField';
import { colorRule } from '../pieces/colors';
import { CountedField } from '../pieces/CountedField';
import { FactList } from '../pieces/FactList';
import { Field } from '../pieces/Field';
import { SelectField } from '../pieces/SelectField';
import { SwitchField } from '../pieces/SwitchField';
import { rolesPath } from './paths';
import { MemberItems } from './MemberItems';
import { type ChangeableMember, type MemberDraft, roleOptions, staffColors } from './member-values';
import { nameOf } from './staff-words';

interface Props {
  form: UseFormReturn<MemberDraft>;
  /** Whose names, phone, e-mail address and role are those of their account; null for anybody else. */
  owner: ChangeableMember | null;
  isNew?: boolean;
}

/** Name, role, phone, e-mail, color and items of a staff member. */
export function MemberFields({ form, owner, isNew = false }: Props) {
  const { control, register, setValue } = form;
  const { errors } = form.formState;
  const isTouched = useMediaQuery(media.touch);
  const color = useWatch({ control, name: 'color' });
  return (
    <>
      {owner ? (
        <FactList
          facts={[
            ['Name', nameOf(owner)],
            ['Role', 'Owner'],
            ['Phone', formatPhone(owner.phone) || 'None'],
            ['Email', owner.email || 'None'],
          ]}
        />
      ) : (
        <>
          <CountedField
            control={control}
            name="firstName"
            label="First name"
            max={maxPersonName}
            what="a first name"
            error={errors.firstName?.message}
            autoFocus={isNew && !isTouched}
          />
          <CountedField
            control={control}
            name="lastName"
            label="Last name"
            max={maxPersonName}
            what="a last name"
            error={errors.lastName?.message}
          />
          <Box>
            <SelectField
              label="Role"
              options={roleOptions}
              registered={register('role')}
              error={errors.role?.message}
            />
            <Link href={rolesPath} target="_blank" sx={{ display: 'inline-block', lineHeight: 'var(--touch)' }}>
              What may each role do?
            </Link>
          </Box>
          <Field
            label="Phone"
            type="tel"
            inputMode="tel"
            registered={register('phone', { validate: (phone) => !phone.trim() || phoneRule(phone) })}
            error={errors.phone?.message}
          />
          <Field
            label="Email"
            type="email"
            inputMode="email"
            registered={register('email', {
              validate: (email, { invites }) =>
                (invites && !email.trim() && 'Enter an email address: the invitation goes there.') ||
                !email.trim() ||
                isEmail(email) ||
                'Please enter a valid email address.',
            })}
            error={errors.email?.message}
          />
          {isNew && (
            <Controller
              control={control}
              name="invites"
              render={({ field }) => (
                <SwitchField
                  label="Invite to sign in"
                  help="Mails them a link, good for 7 days, to work here with an account of their own."
                  checked={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          )}
        </>
      )}
      <ColorField
        swatches={staffColors}
        registered={register('color', { validate: colorRule })}
        value={color}
        error={errors.color?.message}
        onPick={(next) => setValue('color', next, { shouldDirty: true, shouldValidate: true })}
      />
      <Controller
        control={control}
        name="productIds"
        render={({ field }) => <MemberItems value={field.value} onChange={field.onChange} />}
      />
    </>
  );
}
