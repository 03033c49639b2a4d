import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { groupBySlug } from '../listing-group/group-store.ts'
import { ListingGroupRef } from '../listing-group/group-type.ts'
import { type NormalisedGroup, type NormalisedGroups, normaliseGroups } from './normalise-groups.ts'
import type { HomeMeasures, RestatedPrice } from './restate.ts'

const COMPARED_MAX = 5
const AREA_MAX_SQM = 10_000
const FLOOR_MAX = 130

const RestatedPriceRef = builder.objectRef<RestatedPrice>('RestatedPrice').implement({
  description: 'What would be asked for the reference home there. Each factor multiplies what is asked; null: not known, so left out.',
  fields: (t) => ({
    price: t.expose('price', { type: 'Money' }),
    areaFactor: t.float({ nullable: true, resolve: ({ area }) => area }),
    floorFactor: t.float({ nullable: true, resolve: ({ floor }) => floor }),
    leaseFactor: t.float({ nullable: true, description: 'Of the start of the lease.', resolve: ({ lease }) => lease }),
  }),
})

const NormalisedListingRef = builder.objectRef<NormalisedGroup>('NormalisedListing').implement({
  fields: (t) => ({
    group: t.field({ type: ListingGroupRef, resolve: ({ group }) => group }),
    restated: t.field({
      type: RestatedPriceRef,
      nullable: true,
      description: 'Null for rents, for homes of unknown size and for projects that are not among the records.',
      resolve: ({ restated }) => restated,
    }),
  }),
})

const ReferenceHomeRef = builder.objectRef<HomeMeasures>('ReferenceHome').implement({
  description: 'The home that others are brought to.',
  fields: (t) => ({
    areaSqm: t.exposeFloat('areaSqm', { nullable: true }),
    floor: t.exposeFloat('floor', { nullable: true, description: 'The middle of a band of floors.' }),
    leaseStartYear: t.exposeInt('leaseStartYear', { nullable: true }),
  }),
})

const ListingsNormalisedRef = builder.objectRef<NormalisedGroups>('ListingsNormalised').implement({
  fields: (t) => ({
    reference: t.field({ type: ReferenceHomeRef, resolve: ({ reference }) => reference }),
    homes: t.field({ type: [NormalisedListingRef], resolve: ({ homes }) => homes }),
  }),
})

const ReferenceHomeInput = builder.inputType('ReferenceHomeInput', {
  fields: (t) => ({ areaSqm: t.float(), floor: t.float(), leaseStartYear: t.int() }),
})

type AskedReference = typeof ReferenceHomeInput.$inferInput

/** What was asked for, without what can be no home. */
function readReference({ areaSqm, floor, leaseStartYear }: AskedReference): Partial<HomeMeasures> {
  if (areaSqm != null && !(areaSqm > 0 && areaSqm <= AREA_MAX_SQM)) throw refusal('bad-home', 'areaSqm is no size of a home.')
  if (floor != null && !(floor >= 0 && floor <= FLOOR_MAX)) throw refusal('bad-home', 'floor is no floor of a home.')
  return { areaSqm: areaSqm ?? null, floor: floor ?? null, leaseStartYear: leaseStartYear ?? null }
}

builder.queryField('listingsNormalised', (t) =>
  t.field({
    type: ListingsNormalisedRef,
    description: `Two to ${COMPARED_MAX} advertised homes by the words of their addresses, each with its price brought to one size, floor and start of lease by the effects with which the valuation engine adjusts sales. Unknown words are left out. Codes: too-many-homes, bad-home.`,
    args: {
      slugs: t.arg.stringList({ required: true }),
      home: t.arg({ type: ReferenceHomeInput, description: 'Else the middle of those compared.' }),
    },
    extensions: { cost: 300, listSize: COMPARED_MAX },
    resolve: async (_, { slugs, home }, context) => {
      const asked = [...new Set(slugs)]
      if (asked.length > COMPARED_MAX) throw refusal('too-many-homes', `slugs holds at most ${COMPARED_MAX}.`)
      const found = await Promise.all(asked.map((slug) => groupBySlug(context, slug)))
      const groups = found.flatMap((group, at) => (group && found.findIndex((one) => one?.id === group.id) === at ? [group] : []))
      return normaliseGroups(context, groups, home ? readReference(home) : {})
    },
  }),
)
