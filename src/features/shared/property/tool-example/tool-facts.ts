import type { EstimatedProjectFragment, ToolExamplesQuery } from '#graphql/generated/graphql.ts'

type Area = EstimatedProjectFragment['area'] & { id: string }
type DealNode = ToolExamplesQuery['deals']['nodes'][number]
type Comparable = Extract<NonNullable<ToolExamplesQuery['project']>['estimate'], { value: number }>['comparables'][number]

/** The newest deals of an area, and what the deals of twelve months make together. */
interface ListedDeals {
  area: Area
  /** the first of the twelve months */
  from: string
  deals: readonly DealNode[]
  n: number
  median: number
}

/** An estimate with its heaviest comparables. */
interface WeighedHome {
  value: number
  low: number
  high: number
  /** of all comparables that are named */
  count: number
  sales: readonly Comparable[]
}

/** What the pages of the agents' tools show of a market as it is today. Null where its records hold nothing for it. */
export interface ToolExampleFacts {
  currency: string
  isDemo: boolean
  project: EstimatedProjectFragment
  list: ListedDeals | null
  analysis: WeighedHome | null
}
