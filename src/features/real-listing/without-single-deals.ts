import type { ListingGroupQuery } from '#graphql/generated/graphql.ts'

/** A middle of fewer deals would be the price of one home. */
const DEALS_MIN = 3

type Mix = NonNullable<ListingGroupQuery['project']>['unitMixes'][number]

const ONE_DEAL = {
  lastSalePrice: null,
  lastSalePsf: null,
  lastSaleMonth: null,
  lastRentPrice: null,
  lastRentMonth: null,
  salePriceMin: null,
  salePriceMax: null,
  salePsfMin: null,
  salePsfMax: null,
  rentPriceMin: null,
  rentPriceMax: null,
} as const satisfies Partial<Mix>

const ofMany = <Figure>(figure: Figure, deals: number | null): Figure | null => ((deals ?? 0) < DEALS_MIN ? null : figure)

const marketOf = (mix: Mix): Mix => ({
  ...mix,
  ...ONE_DEAL,
  salePriceMedian: ofMany(mix.salePriceMedian, mix.saleCount1y),
  salePsfMedian: ofMany(mix.salePsfMedian, mix.saleCount1y),
  rentPriceMedian: ofMany(mix.rentPriceMedian, mix.rentCount1y),
})

interface Dealt {
  psf: { n: number } | null
  lastSalePrice: number | null
  lastSalePsf: number | null
  lastSaleMonth: string | null
}

/** A project without what one home in it sold for; its middle is of three deals at least. */
export const projectWithoutSingleDeals = <Project extends Dealt>(project: Project): Project => ({
  ...project,
  lastSalePrice: null,
  lastSalePsf: null,
  lastSaleMonth: null,
  psf: project.psf && ofMany(project.psf, project.psf.n),
})

/**
 * The market of a project without what one home sold or let for, as it may stand beside an advertisement of that home (product §6): neither the page
 * nor the data that comes with it tells.
 */
export function withoutSingleDeals<Given extends Pick<ListingGroupQuery, 'project'>>(answer: Given): Given {
  const { project } = answer
  return project ? { ...answer, project: { ...projectWithoutSingleDeals(project), unitMixes: project.unitMixes.map(marketOf) } } : answer
}
