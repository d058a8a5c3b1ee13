import Alert from '@mui/material/Alert';
import { useAccount } from '../accounts/use-account';
import { usePlansDialog_PlansQuery } from './plans.generated';

/** Says beside what concerns texts that the plan of the business has none, and which plan has them. */
export function NoTextsNote() {
  const { business } = useAccount();
  const { data } = usePlansDialog_PlansQuery();
  const first = data?.plans.find(({ texts }) => texts > 0);
  if (!first || data?.plans.some(({ plan, texts }) => plan === business.plan && texts > 0)) return null;
  return (
    <Alert severity="info" role="note">
      Your business sends no texts: they are part of the {first.name} plan. Until then, what can go by email does.
    </Alert>
  );
}
