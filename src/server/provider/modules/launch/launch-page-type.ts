import { UNIT_STATES } from '#graphql/launch-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { FacilityEnum } from '../../vocabulary-enums.ts'
import type { LaunchRecord } from './launch-record.ts'
import { LaunchRef } from './launch-type.ts'
import {
  type LaunchMixRow,
  type LaunchUnitRow,
  type ListedPart,
  mixesOfLaunch,
  priceListOf,
  unitsByKey,
  unitsOfLaunch,
} from './launch-units.ts'
import type { ListPart } from './price-list-parts.ts'

export const UnitStateEnum = vocabularyEnum('UnitState', UNIT_STATES)
/** More homes than anybody sets side by side. */
const NAMED_MAX = 10

const LaunchUnitRef = builder.objectRef<LaunchUnitRow>('LaunchUnit').implement({
  fields: (t) => ({
    stack: t.exposeString('stack'),
    floor: t.exposeInt('floor'),
    unitMix: t.exposeString('unitMix'),
    sizeSqft: t.exposeInt('sizeSqft'),
    plan: t.exposeString('plan', { description: 'The developer’s name of the plan; "" where none is told.' }),
    state: t.expose('state', { type: UnitStateEnum }),
    stateOn: t.exposeString('stateOn', { description: 'The day since which it is so, "2026-11-28".' }),
    price: t.expose('price', { type: 'Money', nullable: true, description: 'Of the newest price list.' }),
    belowFloor: t.exposeInt('belowFloor', {
      nullable: true,
      description: 'Of the next lower unit with a price; for units asked for by key.',
    }),
    belowPrice: t.expose('belowPrice', { type: 'Money', nullable: true }),
  }),
})

const ListPartRef = builder.objectRef<ListPart<LaunchUnitRow>>('LaunchListPart').implement({
  fields: (t) => ({
    floorFrom: t.exposeInt('floorFrom'),
    floorTo: t.exposeInt('floorTo'),
    stackFrom: t.exposeString('stackFrom'),
    stackTo: t.exposeString('stackTo'),
    count: t.int({ resolve: ({ units }) => units.length }),
  }),
})

const PriceListRef = builder.objectRef<ListedPart>('LaunchPriceList').implement({
  description: 'A part of a price list: some hundred units that stand together.',
  fields: (t) => ({
    part: t.exposeInt('part', { description: 'From 1.' }),
    parts: t.field({ type: [ListPartRef], extensions: { listSize: 20 }, resolve: ({ parts }) => parts }),
    count: t.exposeInt('count', { description: 'Units of all parts.' }),
    units: t.field({ type: [LaunchUnitRef], extensions: { listSize: 20 }, resolve: ({ units }) => units }),
  }),
})

const LaunchMixRef = builder.objectRef<LaunchMixRow>('LaunchMix').implement({
  description: 'What of a kind of home a launch has.',
  fields: (t) => ({
    unitMix: t.exposeString('unitMix'),
    count: t.exposeInt('count'),
    available: t.exposeInt('available'),
    reserved: t.exposeInt('reserved'),
    sold: t.exposeInt('sold'),
    priced: t.exposeInt('priced', { description: 'How many of them have a price.' }),
    sizeMin: t.exposeInt('sizeMin', { description: 'Square feet.' }),
    sizeMax: t.exposeInt('sizeMax'),
    priceMin: t.expose('priceMin', { type: 'Money', nullable: true, description: 'Of what is available.' }),
    priceMax: t.expose('priceMax', { type: 'Money', nullable: true }),
  }),
})

type Plan = LaunchRecord['plans'][number]

const LaunchPlanRef = builder.objectRef<Plan & { mix: LaunchMixRow }>('LaunchPlan').implement({
  description: 'A floor plan of the launch, with the homes that have it.',
  fields: (t) => ({
    plan: t.exposeString('plan'),
    url: t.exposeString('url', { nullable: true, description: 'Of its drawing; null: the developer’s file has none.' }),
    homes: t.field({ type: LaunchMixRef, resolve: ({ mix }) => mix }),
  }),
})

const LaunchPictureRef = builder.objectRef<LaunchRecord['pictures'][number]>('LaunchPicture').implement({
  fields: (t) => ({ url: t.exposeString('url'), caption: t.exposeString('caption') }),
})

builder.objectFields(LaunchRef, (t) => ({
  units: t.field({
    type: [LaunchUnitRef],
    description: 'All of them, up to 3,000; `priceList` has them in parts.',
    extensions: { cost: 50, listSize: 20 },
    resolve: ({ id }, _, context) => unitsOfLaunch(context, id),
  }),
  priceList: t.field({
    type: PriceListRef,
    args: {
      part: t.arg.int({ description: 'From 1; the last one where there are fewer. Without it, the part of `unit`, else the first.' }),
      unit: t.arg.string({ description: 'Floor and stack, "12-03".' }),
      unitMix: t.arg.string(),
      isLeft: t.arg.boolean({ description: 'Only what is available.' }),
    },
    extensions: { cost: 50 },
    resolve: ({ id }, { part = null, unit = null, unitMix = null, isLeft }, context) =>
      priceListOf(context, id, { part, unit, unitMix, isLeft: isLeft === true }),
  }),
  namedUnits: t.field({
    type: [LaunchUnitRef],
    description: `The units of these keys that the launch has, at most ${NAMED_MAX}.`,
    args: { keys: t.arg.stringList({ required: true }) },
    extensions: { cost: 10, listSize: NAMED_MAX },
    resolve: ({ id }, { keys }, context) => (keys.length === 0 ? [] : unitsByKey(context, id, keys.slice(0, NAMED_MAX))),
  }),
  mixes: t.field({
    type: [LaunchMixRef],
    description: 'By kind of home, from the smallest on.',
    extensions: { cost: 20, listSize: 10 },
    resolve: ({ id }, _, context) => mixesOfLaunch(context, id, 'unit_mix'),
  }),
  plans: t.field({
    type: [LaunchPlanRef],
    description: 'The floor plans that its developer names, from the smallest home on.',
    extensions: { cost: 20, listSize: 10 },
    resolve: async ({ id, plans }, _, context) => {
      const named: Plan[] = JSON.parse(plans)
      if (named.length === 0) return []
      const mixes = await mixesOfLaunch(context, id, 'plan')
      return mixes.flatMap((mix) => named.filter(({ plan }) => plan === mix.plan).map((plan) => ({ ...plan, mix })))
    },
  }),
  pictures: t.field({
    type: [LaunchPictureRef],
    extensions: { listSize: 10 },
    resolve: ({ pictures }): LaunchRecord['pictures'] => JSON.parse(pictures),
  }),
  facilities: t.field({
    type: [FacilityEnum],
    extensions: { listSize: 10 },
    resolve: ({ facilities }): LaunchRecord['facilities'] => JSON.parse(facilities),
  }),
}))
