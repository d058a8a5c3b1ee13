import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router';
import { useMay } from '../accounts/use-may';
import { formsPath } from '../forms/paths';
import { signedPath } from './paths';

/** The forms, and what customers signed: two pages under one title. */
export function FormsTabs() {
  const may = useMay();
  const { pathname } = useLocation();
  if (!may('SIGNATURE_READ')) return null;
  return (
    <Tabs
      component="nav"
      value={pathname === signedPath ? signedPath : formsPath}
      aria-label="Forms"
      sx={{ borderBottom: '1px solid var(--color-line)', marginBottom: 4 }}
    >
      <Tab component={Link} to={formsPath} value={formsPath} label="Forms" />
      <Tab component={Link} to={signedPath} value={signedPath} label="Signed" />
    </Tabs>
  );
}
