import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PlansDialog_PlansQuery } from './plans.generated';
import { dollars, twelfth, type Period } from './prices';

interface Props {
  card: PlansDialog_PlansQuery['plans'][number];
  period: Period;
  isCurrent: boolean;
}

export function PlanTile({ card, period, isCurrent }: Props) {
  const isYear = period === 'year';
  return (
    <Box
      component="li"
      aria-current={isCurrent || undefined}
      sx={{
        padding: 5,
        borderRadius: 3,
        border: isCurrent ? '2px solid var(--color-primary)' : '1px solid var(--color-line)',
        display: 'grid',
        gap: 3,
        alignContent: 'start',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}>
        <Typography variant="h3">{card.name}</Typography>
        {isCurrent && <Chip color="primary" icon={<CheckIcon />} label="Your plan" />}
      </Box>
      <Box>
        <Typography component="p" className="numbers" sx={{ fontSize: 'var(--text-xl)', fontWeight: 650 }}>
          {isYear ? twelfth(card.yearlyPrice) : dollars(card.monthlyPrice)}
          <Typography component="span" color="textSecondary">
            {' a month'}
          </Typography>
        </Typography>
        <Typography variant="body2" color="textSecondary" className="numbers">
          {isYear ? `${dollars(card.yearlyPrice)} a year: twelve months for ten` : 'Billed by the month'}
        </Typography>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
        {[
          ...(card.texts > 0 ? [`${card.texts.toLocaleString('en-US')} texts or calls a month`] : []),
          ...card.features,
        ].map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 2 }}>
            <CheckIcon fontSize="small" aria-hidden sx={{ color: 'var(--color-success)', marginTop: '2px' }} />
            <span>{feature}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
