import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlanOf } from './PlanOf';
import type { Area } from './role-table';
import { RoleMark } from './RoleMark';

interface Props {
  areas: readonly Area[];
  roles: readonly string[];
}

/** The table of roles on a phone: a card for each thing that may be done. */
export function RoleCards({ areas, roles }: Props) {
  return (
    <Stack sx={{ gap: 5 }}>
      {areas.map(({ name: area, abilities }) => (
        <Box component="section" key={area} aria-label={area}>
          <Typography variant="h3" component="h2" sx={{ marginBottom: 2 }}>
            {area}
          </Typography>
          <Stack component="ul" sx={{ gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
            {abilities.map(({ permission, description, plan, names }) => (
              <Paper component="li" variant="outlined" key={permission} sx={{ padding: 4 }}>
                <Typography>{description}</Typography>
                <PlanOf plan={plan} />
                <Box
                  component="dl"
                  sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, margin: 0, marginTop: 2 }}
                >
                  {roles.map((name) => (
                    <Box key={name} sx={{ display: 'contents' }}>
                      <Box component="dt">{name}</Box>
                      <Box component="dd" sx={{ margin: 0 }}>
                        <RoleMark isAllowed={names.has(name)} />
                      </Box>
                    </Box>
                  ))}
                </Box>
              </Paper>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
