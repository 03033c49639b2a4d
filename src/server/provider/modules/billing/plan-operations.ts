import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
)
