import { builder } from '../../builder.ts'
import { estimateRent, type RentEstimate } from './rent.ts'
import { likeContracts } from './rent-store.ts'
import { EstimateRef } from './type.ts'

const ScopeEnum = builder.enumType('RentScope', { values: ['PROJECT', 'NEIGHBOURS'] as const satisfies RentEstimate['scope'][] })

/** An estimated rent and the value of the same home. */
const RentEstimateRef = builder.objectRef<RentEstimate & { homeValue: number }>('RentEstimate').implement({
  fields: (t) => ({
    value: t.expose('value', { type: 'Money', description: 'Per month: the median of like contracts, newer ones counting more.' }),
    low: t.expose('low', { type: 'Money', description: 'Two of three such contracts lay between low and high.' }),
    high: t.expose('high', { type: 'Money' }),
    n: t.exposeInt('n', { description: 'Contracts of the last twelve months that it rests on.' }),
    scope: t.expose('scope', {
      type: ScopeEnum,
      description: 'PROJECT: contracts of the project alone. NEIGHBOURS: of projects within 500 m.',
    }),
    asOf: t.expose('asOf', { type: 'Month', description: 'The month of the newest of them.' }),
    grossYield: t.float({
      description: "A year's rent divided by the estimated price of the home.",
      resolve: ({ value, homeValue }) => (12 * value) / homeValue,
    }),
  }),
})

builder.objectField(EstimateRef, 'rent', (t) =>
  t.field({
    type: RentEstimateRef,
    nullable: true,
    description: 'Estimated rent of the same home; null where rents are not disclosed or similar contracts are too few.',
    extensions: { cost: 50 },
    resolve: async ({ project, home, asOf, value }, _, context) => {
      if (!context.country.disclosesRent) return null
      const rent = estimateRent(await likeContracts(context, project, home.areaSqm, asOf), home)
      return rent && { ...rent, homeValue: value }
    },
  }),
)
