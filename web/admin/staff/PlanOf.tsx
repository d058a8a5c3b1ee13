import Typography from '@mui/material/Typography';

/** In which plan something begins; nothing where every plan has it. */
export function PlanOf({ plan }: { plan: string | null }) {
  if (!plan) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {`From the ${plan} plan on`}
    </Typography>
  );
}
