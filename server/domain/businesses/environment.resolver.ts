import { Ctx, Query, Resolver } from 'type-graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { Environment } from './Environment.js';
import { localNetworkUrl } from '../../core/http/local-network.js';

const VERSION = '2.0.0';

@Resolver()
export class EnvironmentResolver {
  @Access('anyone', 'none')
  @Query(() => Environment, { description: 'Public environment of this installation.' })
  environment(@Ctx() context: Context): Environment {
    const { config, facts } = context;
    return {
      clientUrl: facts.origin,
      localNetworkUrl: localNetworkUrl(facts.origin),
      sandbox: !config.sendgrid,
      supportEmail: config.supportEmail,
      supportPhone: config.supportPhone,
      version: VERSION,
      errorCodes: Object.values(ErrorCode),
      refusalReasons: Object.values(RefusalReason),
    };
  }
}
