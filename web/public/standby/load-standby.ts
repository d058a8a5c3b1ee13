import type { Request } from '../request';
import { Standby_ReadDocument, type OwnStandbyFactsFragment } from './standby.generated';

export interface StandbyData {
  token: string;
  standby: OwnStandbyFactsFragment;
}

export const loadStandby = async (request: Request, token: string): Promise<StandbyData> => ({
  token,
  standby: (await request(Standby_ReadDocument, { token })).standby,
});
