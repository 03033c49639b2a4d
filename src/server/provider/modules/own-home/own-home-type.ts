import { HOME_LETTERS } from '#graphql/home-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { CountryCodeEnum, TypeGroupEnum } from '../../vocabulary-enums.ts'
import { projectsById } from '../property/store.ts'
import { ProjectRef } from '../property/type.ts'
import { disclosedFloors } from '../property/unit-identity.ts'
import type { LikeSale, YearOfPrices } from './like-sales.ts'
import { type OwnedHome, type OwnHomeRow, ownedHomeOf } from './own-home-store.ts'
import type { StoppedLetter } from './stop-link.ts'

const OwnedHomeRef = builder.objectRef<OwnedHome>('OwnedHome').implement({
  fields: (t) => ({
    unitMix: t.string({ nullable: true, resolve: ({ unitMix }) => unitMix }),
    areaSqm: t.float({ nullable: true, resolve: ({ areaSqm }) => areaSqm }),
    floor: t.int({ nullable: true, resolve: ({ floor }) => floor }),
  }),
})

export const OwnHomeRef = builder.objectRef<OwnHomeRow>('OwnHome').implement({
  description: 'A home that the viewer says is theirs.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    typeGroup: t.expose('typeGroup', { type: TypeGroupEnum }),
    slug: t.exposeString('slug', { description: 'Of its project.' }),
    name: t.exposeString('name'),
    home: t.field({ type: OwnedHomeRef, resolve: ownedHomeOf }),
    purchase: t.exposeString('purchase', { nullable: true, description: 'JSON; null where its owner keeps it elsewhere.' }),
    isMonthly: t.boolean({ description: 'Whether a letter a month tells what it is worth.', resolve: ({ isMonthly }) => isMonthly === 1 }),
    hasAlert: t.boolean({
      description: 'Whether letters tell of like homes that are sold nearby.',
      resolve: ({ hasAlert }) => hasAlert === 1,
    }),
    canAlert: t.boolean({
      description: 'False where its size is not known: then no sale is like it.',
      resolve: (home) => ownedHomeOf(home).areaSqm !== null,
    }),
  }),
})

const LikeSaleRef = builder.objectRef<LikeSale>('LikeSale').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => id }),
    project: t.field({
      type: ProjectRef,
      extensions: { cost: 5 },
      resolve: async ({ projectId }, _, context) => {
        const project = await context.perRequest(projectsById).load(projectId)
        if (!project) throw refusal('broken-data', 'The sale belongs to an unknown project.')
        return project
      },
    }),
    month: t.expose('month', { type: 'Month' }),
    price: t.expose('price', { type: 'Money' }),
    areaSqm: t.exposeFloat('areaSqm'),
    psf: t.exposeFloat('psf'),
    floorLow: t.int({ nullable: true, resolve: async (sale, _, context) => (await disclosedFloors(sale, context)).floorLow }),
    floorHigh: t.int({ nullable: true, resolve: async (sale, _, context) => (await disclosedFloors(sale, context)).floorHigh }),
    metres: t.exposeInt('metres', { description: '0 in the same project.' }),
  }),
})

const YearOfPricesRef = builder.objectRef<YearOfPrices>('YearOfPrices').implement({
  description: 'Prices per square foot as paid in twelve months.',
  fields: (t) => ({
    n: t.exposeInt('n'),
    p25: t.exposeFloat('p25'),
    median: t.exposeFloat('median'),
    p75: t.exposeFloat('p75'),
  }),
})

export interface LikeSales {
  sales: readonly LikeSale[]
  /** the newest month of such homes that is recorded, yyyymm; null without any sale */
  to: number | null
  year: YearOfPrices | null
  yearBefore: YearOfPrices | null
}

export const LIKE_SALES_SHOWN = 12

export const LikeSalesRef = builder.objectRef<LikeSales>('LikeSales').implement({
  fields: (t) => ({
    sales: t.field({
      type: [LikeSaleRef],
      extensions: { listSize: LIKE_SALES_SHOWN },
      resolve: ({ sales }) => sales.slice(0, LIKE_SALES_SHOWN),
    }),
    to: t.field({ type: 'Month', nullable: true, resolve: ({ to }) => to }),
    year: t.field({
      type: YearOfPricesRef,
      nullable: true,
      resolve: ({ year }) => year,
      description: 'Up to `to`; null with fewer than five.',
    }),
    yearBefore: t.field({ type: YearOfPricesRef, nullable: true, resolve: ({ yearBefore }) => yearBefore }),
  }),
})

const HomeLetterEnum = vocabularyEnum('HomeLetterKind', HOME_LETTERS)

export const StoppedLetterRef = builder.objectRef<StoppedLetter>('HomeLetter').implement({
  description: 'A letter about homes that its link can stop.',
  fields: (t) => ({
    letter: t.expose('letter', { type: HomeLetterEnum }),
    name: t.exposeString('name', { nullable: true, description: 'Of the home that it is about; null: of all homes.' }),
    isOn: t.exposeBoolean('isOn'),
  }),
})
