import { Query, Resolver } from 'type-graphql';
import { Plan } from '../../../entities/Plan.js';
import { Access } from '../../core/access/access.js';
import { monthlyPrice, PLANS, yearlyPrice } from '../../core/access/plans.js';
import { PlanCard } from './PlanCard.js';

const ON_THE_LIST = Object.values(Plan).filter((plan) => plan !== Plan.NONE);

@Resolver()
export class PlansResolver {
  @Access('anyone', 'none')
  @Query(() => [PlanCard], { description: 'The price list.' })
  plans(): PlanCard[] {
    return ON_THE_LIST.map((plan) => {
      const { name, texts, words } = PLANS[plan];
      return {
        plan,
        name,
        texts,
        monthlyPrice: monthlyPrice(plan),
        yearlyPrice: yearlyPrice(plan),
        features: [...words],
      };
    });
  }
}
