import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWidth } from './use-width';

export type Device = 'tablet' | 'phone';
const screens: Record<Device, { width: number; height: number; bezel: number; radius: number }> = {
  tablet: { width: 1080, height: 810, bezel: 14, radius: 22 },
  phone: { width: 390, height: 780, bezel: 10, radius: 36 },
};

interface Props {
  device: Device;
  /** Of its screen in CSS, where that is less than the device has. */
  height?: string;
  children: ReactNode;
}

/** The outline of a device whose screen has its real size in pixels, scaled down to fit. */
export function DeviceFrame({ device, height: less, children }: Props) {
  const [ref, room] = useWidth();
  const { width, height, bezel, radius } = screens[device];
  const tall = less ?? `${height}px`;
  const scale = Math.min(1, Math.max(0, (room ?? width) - 2 * bezel) / width);
  return (
    <Box ref={ref} sx={{ display: 'grid', justifyContent: 'center', width: '100%', minWidth: 0 }}>
      <Box
        style={{
          width: width * scale + 2 * bezel,
          height: `calc(${tall} * ${scale} + ${2 * bezel}px)`,
          padding: bezel,
          borderRadius: radius,
          visibility: room === null ? 'hidden' : undefined,
        }}
        sx={{
          boxSizing: 'border-box',
          background: '#22262a',
          outline: '1px solid var(--color-line-strong)',
          boxShadow: 'var(--shadow-float)',
        }}
      >
        <Box
          style={{ width: width * scale, height: `calc(${tall} * ${scale})`, borderRadius: radius - bezel }}
          sx={{ overflow: 'hidden', background: 'var(--color-background)' }}
        >
          <Box
            style={{ width, height: tall, transform: `scale(${scale})` }}
            sx={{ transformOrigin: '0 0', '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 } }}
          >
            {children}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
