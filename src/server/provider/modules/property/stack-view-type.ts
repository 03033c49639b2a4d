import { STACK_SAMPLE_FLOORS } from '#graphql/limits.ts'
import { builder } from '../../builder.ts'
import { gainOf } from '../../resale-gain.ts'
import { mayUse } from '../subscription/entitlement.ts'
import { type StackBuilding, type StackColumn, type StackUnitRecord, stackBuilding } from './stack-view-store.ts'
import { ProjectRef } from './type.ts'

/** Why homes cannot be told apart, or followed from sale to sale. */
export const UNITS_MISSING = ['NO_STACKS', 'NO_UNIT_NUMBERS', 'NO_RESALES'] as const
export type UnitsMissing = (typeof UNITS_MISSING)[number]

export const UnitsMissingEnum = builder.enumType('UnitsMissing', {
  description:
    'NO_STACKS: the layout is not known. NO_UNIT_NUMBERS: the sales on record do not name the home. NO_RESALES: no home was sold twice.',
  values: UNITS_MISSING,
})

const heldOf = ({ boughtMonth: buyMonth, boughtPrice: buyPrice, month: sellMonth, price: sellPrice }: StackUnitRecord) =>
  buyMonth === null || buyPrice === null ? null : gainOf({ buyMonth, buyPrice, sellMonth, sellPrice })

const StackUnitRef = builder.objectRef<StackUnitRecord>('StackUnit').implement({
  description: 'A home with its newest sale; gains are against the sale before it, null where there was none.',
  fields: (t) => ({
    floor: t.exposeInt('floor'),
    unitNo: t.exposeString('unitNo'),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    psf: t.exposeFloat('psf'),
    psfToday: t.exposeFloat('psfToday', {
      nullable: true,
      description: "In prices of the building's inPricesOf; null for a sale before the index begins.",
    }),
    saleCount: t.exposeInt('saleCount'),
    boughtMonth: t.expose('boughtMonth', { type: 'Month', nullable: true }),
    gain: t.field({ type: 'Money', nullable: true, resolve: (unit) => heldOf(unit)?.gain ?? null }),
    gainRate: t.float({ nullable: true, description: 'A fraction of the price paid.', resolve: (unit) => heldOf(unit)?.rate ?? null }),
    annualised: t.float({
      nullable: true,
      description: 'Null also when held for less than a year.',
      resolve: (unit) => heldOf(unit)?.annualised ?? null,
    }),
  }),
})

const StackColumnRef = builder.objectRef<StackColumn>('StackColumn').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    unitMix: t.exposeString('unitMix'),
    areaSqm: t.exposeFloat('areaSqm'),
    floorLow: t.exposeInt('floorLow'),
    floorHigh: t.exposeInt('floorHigh'),
    units: t.field({
      type: [StackUnitRef],
      description: 'Homes with a sale on record, the highest first.',
      extensions: { listSize: 12 },
      resolve: ({ units }) => units,
    }),
  }),
})

const StackBuildingRef = builder.objectRef<StackBuilding>('StackBuilding').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    floors: t.exposeInt('floors'),
    soldCount: t.exposeInt('soldCount', { description: 'Homes with a sale on record, those included that are not told.' }),
    inPricesOf: t.expose('inPricesOf', { type: 'Month', nullable: true, description: 'Null: as paid, where there is no index.' }),
    stacks: t.field({ type: [StackColumnRef], extensions: { listSize: 8 }, resolve: ({ stacks }) => stacks }),
  }),
})

interface StackView {
  isSample: boolean
  reason: UnitsMissing | null
  building: StackBuilding | null
}

const StackViewRef = builder.objectRef<StackView>('StackView').implement({
  fields: (t) => ({
    isSample: t.exposeBoolean('isSample', { description: 'Without a subscription only the ground sample is told: the lowest floors.' }),
    sampleFloors: t.int({ resolve: () => STACK_SAMPLE_FLOORS }),
    reason: t.expose('reason', {
      type: UnitsMissingEnum,
      nullable: true,
      description: 'Why there is nothing to show; null otherwise.',
    }),
    building: t.field({ type: StackBuildingRef, nullable: true, resolve: ({ building }) => building }),
  }),
})

const ALL_FLOORS = 1_000

builder.objectField(ProjectRef, 'stackView', (t) =>
  t.field({
    type: StackViewRef,
    description: 'Floors by stacks of one building, each home with its newest sale and gain.',
    args: { building: t.arg.string({ description: 'Its slug; the first without it.' }) },
    extensions: { cost: 50 },
    resolve: async (project, { building: slug }, context): Promise<StackView> => {
      const isSample = !(await mayUse(context, 'unit-numbers'))
      const building = await stackBuilding(context, project, slug ?? null, isSample ? STACK_SAMPLE_FLOORS : ALL_FLOORS)
      const reason = building === null ? 'NO_STACKS' : building.soldCount === 0 ? 'NO_UNIT_NUMBERS' : null
      return { isSample, reason, building }
    },
  }),
)
