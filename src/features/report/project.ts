import type { EstimateHomeQuery, ProjectReportQuery } from '#graphql/generated/graphql.ts'

export type Project = NonNullable<ProjectReportQuery['project']>
export type Market = ProjectReportQuery['market']
export type EstimateResult = NonNullable<EstimateHomeQuery['project']>['estimate']
export type Estimate = Extract<EstimateResult, { __typename: 'Estimate' }>
export type Refusal = Extract<EstimateResult, { __typename: 'EstimateRefusal' }>

/** Landed homes are recorded by the area of their land and have no floor to name. */
export const isLand = ({ typeGroup }: Pick<Project, 'typeGroup'>): boolean => typeGroup === 'PRIVATE_LAND'

/** Years of a lease left in `year`; null for freehold or when the lease is not known. */
export function leaseLeft({ tenureYears, leaseStartYear }: Pick<Project, 'tenureYears' | 'leaseStartYear'>, year: number): number | null {
  if (tenureYears === null || leaseStartYear === null) return null
  return Math.max(0, leaseStartYear + tenureYears - year)
}

/** The calendar year of the newest data, so that a page says the same on the server and in the browser. */
export const dataYear = ({ lastMonth }: Pick<Market, 'lastMonth'>): number => Number(lastMonth?.slice(0, 4) ?? Number.NaN)
