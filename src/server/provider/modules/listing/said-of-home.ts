import { builder } from '../../builder.ts'
import { FloorTypeEnum, FurnishedTypeEnum } from './listing-enums.ts'
import type { SaidOfHome } from './listing-row.ts'

/** What everybody may know: of the floor its band at most. */
export type ToldOfHome = Omit<SaidOfHome, 'floor'>

export const AdvertisedHomeRef = builder.interfaceRef<ToldOfHome>('AdvertisedHome').implement({
  description: 'What is said of a home by who advertises it; null is not said. Areas in square metres.',
  fields: (t) =>
    ({
      bedrooms: t.exposeInt('bedrooms', { nullable: true }),
      bathrooms: t.exposeInt('bathrooms', { nullable: true }),
      areaSqm: t.exposeFloat('areaSqm', { nullable: true }),
      landSqm: t.exposeFloat('landSqm', { nullable: true }),
      floorType: t.expose('floorType', { type: FloorTypeEnum, nullable: true }),
      furnished: t.expose('furnished', { type: FurnishedTypeEnum, nullable: true }),
    }) satisfies Record<keyof ToldOfHome, unknown>,
})

type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]>['fields']>[0]

/** The same as an agent writes it. */
export const saidFields = (t: InputFields) =>
  ({
    bedrooms: t.int(),
    bathrooms: t.int(),
    areaSqm: t.float(),
    landSqm: t.float(),
    floor: t.int(),
    floorType: t.field({ type: FloorTypeEnum }),
    furnished: t.field({ type: FurnishedTypeEnum }),
  }) satisfies Record<keyof SaidOfHome, unknown>

type Counted = { [Field in keyof SaidOfHome]: SaidOfHome[Field] extends number | null ? Field : never }[keyof SaidOfHome]

/** Bounds of numbers, both ends included; what lies outside is a slip of the finger. */
export const SAID_BOUNDS: Record<Counted, readonly [min: number, max: number]> = {
  bedrooms: [0, 50],
  bathrooms: [0, 50],
  areaSqm: [4, 100_000],
  landSqm: [4, 10_000_000],
  floor: [-5, 200],
}
