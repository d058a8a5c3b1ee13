import { createTheme } from '@mui/material/styles';
import { breakpoints } from '../ui/breakpoints';

const mix = (token: string, percent: number) => `color-mix(in srgb, var(--color-${token}) ${percent}%, transparent)`;
const color = (name: string, softName: string) => ({
  main: `var(--color-${name})`,
  dark: `var(--color-${name})`,
  light: `var(--color-${softName})`,
  contrastText: 'var(--color-surface)',
});

/** Round a control whose input is there but invisible. */
const ringOfInput = { '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: -2 } };

// The tokens themselves switch between light and dark, so components need not know the scheme.
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  breakpoints: {
    values: { xs: 0, sm: breakpoints.tablet, md: breakpoints.desktop, lg: breakpoints.wide, xl: breakpoints.huge },
  },
  shape: { borderRadius: 8 },
  spacing: 'var(--space-1)',
  palette: {
    primary: {
      main: 'var(--color-primary)',
      dark: 'var(--color-primary-dark)',
      light: 'var(--color-primary-light)',
      contrastText: 'var(--color-on-primary)',
    },
    secondary: color('seated', 'seated-soft'),
    error: color('error', 'canceled-soft'),
    warning: color('attention', 'attention-soft'),
    info: color('checked-in', 'checked-in-soft'),
    success: color('success', 'ready-soft'),
    background: { default: 'var(--color-background)', paper: 'var(--color-surface)' },
    text: { primary: 'var(--color-text)', secondary: 'var(--color-text-soft)', disabled: 'var(--color-disabled)' },
    divider: 'var(--color-line)',
    action: {
      active: 'var(--color-text-soft)',
      hover: mix('text', 6),
      selected: mix('primary', 12),
      focus: mix('primary', 14),
      disabled: 'var(--color-disabled)',
      disabledBackground: 'var(--color-surface-2)',
    },
  },
  typography: {
    fontFamily: 'var(--font)',
    h1: { fontSize: 'var(--text-l)', fontWeight: 650, lineHeight: 1.3 },
    h2: { fontSize: 'var(--text-xl)', fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h3: { fontSize: 'var(--text-l)', fontWeight: 650, lineHeight: 1.3 },
    h4: { fontSize: 'var(--text-m)', fontWeight: 650, lineHeight: 1.4 },
    h6: { fontSize: 'var(--text-l)', fontWeight: 650, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 160,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
        '.numbers': { fontVariantNumeric: 'tabular-nums' },
        '.unseen': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': { outline: '2px solid var(--color-focus)', outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 'var(--touch)', paddingInline: 18 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 'var(--touch)', minHeight: 'var(--touch)' } } },
    MuiTableCell: { styleOverrides: { root: { borderBottomColor: 'var(--color-line)' } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: 'var(--touch)' } } },
    MuiCheckbox: { styleOverrides: { root: ringOfInput } },
    MuiRadio: { styleOverrides: { root: ringOfInput } },
    MuiSwitch: {
      styleOverrides: {
        root: { borderRadius: 'var(--radius-full)', ...ringOfInput },
        switchBase: { '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 } },
        track: { opacity: 1, backgroundColor: 'var(--color-line-strong)' },
      },
    },
    MuiSlider: {
      styleOverrides: {
        thumb: { '&:has(:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 } },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 'var(--touch)', textTransform: 'none', fontSize: '0.9375rem' } } },
    MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: 'var(--touch)' } } } },
    MuiListItemButton: { styleOverrides: { root: { minHeight: 'var(--touch)', borderRadius: 8 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: 12 } } },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: 16, boxShadow: 'var(--shadow-float)' },
        paperFullScreen: { borderRadius: 0 },
      },
    },
    MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--shadow-float)', borderRadius: 12 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiAlert: {
      styleOverrides: {
        root: {
          borderRadius: 12,
          alignItems: 'center',
          '&.MuiAlert-colorWarning': soft('attention'),
          '&.MuiAlert-colorError': soft('canceled'),
          '&.MuiAlert-colorSuccess': soft('ready'),
          '&.MuiAlert-colorInfo': soft('checked-in'),
        },
        action: { paddingTop: 0, alignItems: 'center' },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: 'var(--text-s)' } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { fontSize: 'var(--text-s)', background: 'var(--color-text)', color: 'var(--color-surface)' },
      },
    },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: 'var(--color-text-soft)', opacity: 1 } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: 'var(--color-surface)' },
        notchedOutline: { borderColor: 'var(--color-line-strong)' },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
  },
});

function soft(token: string) {
  return {
    background: `var(--color-${token}-soft)`,
    color: 'var(--color-text)',
    '& .MuiAlert-icon': { color: `var(--color-${token})` },
  };
}
