import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { Field } from '../Field';
import { FormDialog } from '../FormDialog';
import { linkAddress } from './link-address';

const longestLink = 1000;

interface Props {
  /** Of the link that is there; empty for a new one. */
  href: string;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

const wrong = 'Enter the address of a page, an email address or a phone number.';
const shown = (href: string) => href.replace(/^(?:mailto|tel):/, '');

/** Asks where a link leads. */
export function LinkDialog({ href, onSet, onRemove, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { address: shown(href) } });
  const submit = handleSubmit(({ address }) => onSet(linkAddress(address)!));
  return (
    <FormDialog
      title={href ? 'Change the link' : 'Add a link'}
      submit={href ? 'Save' : 'Add link'}
      isBusy={false}
      onClose={onClose}
      onSubmit={(event) => {
        event.stopPropagation(); // React takes it to the form of the text, too
        return submit(event);
      }}
    >
      <Field
        label="Address"
        autoFocus
        inputMode="url"
        maxLength={longestLink}
        help="Such as example.com, name@example.com or (518) 555-0100"
        error={formState.errors.address?.message}
        registered={register('address', { validate: (address) => linkAddress(address) !== null || wrong })}
      />
      {href && (
        <Button color="error" onClick={onRemove} sx={{ alignSelf: 'start' }}>
          Remove the link
        </Button>
      )}
    </FormDialog>
  );
}
