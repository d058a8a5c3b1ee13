import Typography from '@mui/material/Typography';
import { QrCodeDialog } from '../pieces/QrCodeDialog';
import type { QrCodeProps } from '../pieces/QrCode';
import type { EnvironmentQuery } from '../shell/environment.generated';
import { pagePath } from '../../page-path';
import { businessPagePath, pagePosterPath } from './paths';

interface Props {
  vanityName: string;
  logo: QrCodeProps['logo'];
  environment: EnvironmentQuery['environment'];
  onClose: () => void;
}

export function PageQrCodeDialog({ vanityName, logo, environment, onClose }: Props) {
  return (
    <QrCodeDialog
      title="QR code of your page"
      address={environment.clientUrl + pagePath(vanityName)}
      logo={logo}
      posterPath={pagePosterPath}
      path={businessPagePath}
      localNetworkUrl={environment.localNetworkUrl}
      onClose={onClose}
    >
      <Typography>Customers scan this QR code with their phone to see your page.</Typography>
    </QrCodeDialog>
  );
}
