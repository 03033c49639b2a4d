import { builder } from '../../builder.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { plansOf } from './plan-list.ts'
import { PlanAudienceEnum, PlanCatalogueRef } from './plan-type.ts'

builder.queryField('plans', (t) =>
  t.field({
    type: PlanCatalogueRef,
    description:
      'What can be subscribed to in a country, with prices; without any where cards are not taken. It never fails for the card service.',
    args: {
      country: t.arg({ type: CountryCodeEnum, required: true }),
      audience: t.arg({ type: PlanAudienceEnum, required: true }),
    },
    extensions: { cost: 20 },
    resolve: (_, { country, audience }, context) => plansOf(context, country, audience),
  }),
)
