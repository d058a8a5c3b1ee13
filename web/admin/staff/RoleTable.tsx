import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Area } from './role-table';
import { RoleMark } from './RoleMark';
import { PlanOf } from './PlanOf';

interface Props {
  areas: readonly Area[];
  roles: readonly string[];
}

const cell = { padding: 3, borderBottom: '1px solid var(--color-line)', textAlign: 'left' } as const;
const head = { ...cell, position: 'sticky', top: 0, background: 'var(--color-background)', fontWeight: 650 } as const;

/** Rows of what may be done, with a column for each role. */
export function RoleTable({ areas, roles }: Props) {
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }} aria-label="What each role may do">
      <thead>
        <tr>
          <Box component="th" scope="col" sx={head}>
            May
          </Box>
          {roles.map((name) => (
            <Box component="th" scope="col" key={name} sx={{ ...head, whiteSpace: 'nowrap' }}>
              {name}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ name: area, abilities }) => (
          <Fragment key={area}>
            <tr>
              <Box
                component="th"
                scope="rowgroup"
                colSpan={roles.length + 1}
                sx={{ ...cell, fontWeight: 650, paddingTop: 5 }}
              >
                {area}
              </Box>
            </tr>
            {abilities.map(({ permission, description, plan, names }) => (
              <tr key={permission}>
                <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
                  {description}
                  <PlanOf plan={plan} />
                </Box>
                {roles.map((name) => (
                  <Box component="td" key={name} sx={cell}>
                    <RoleMark isAllowed={names.has(name)} />
                  </Box>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Box>
  );
}
