import type {
  EstimateHomeQuery,
  ReportBodyQuery,
  ReportProQuery,
  ReportTopQuery,
  ReportToursQuery,
  StackViewQuery,
} from '#graphql/generated/graphql.ts'

/** What the head of every report shows of its project. */
export type Project = NonNullable<ReportTopQuery['project']>
export type ReportMarket = ReportTopQuery['market']
/** What is known beyond the head, for everybody. */
export type Body = NonNullable<ReportBodyQuery['project']> & Pick<NonNullable<ReportToursQuery['project']>, 'tours'>
/** What belongs to a subscription. */
export type Pro = NonNullable<ReportProQuery['project']>
export type BuildingInfo = Pro['buildingInfo']
export type StackView = NonNullable<StackViewQuery['project']>['stackView']
export type EstimateResult = NonNullable<EstimateHomeQuery['project']>['estimate']
export type Estimate = Extract<EstimateResult, { __typename: 'Estimate' }>
export type Refusal = Extract<EstimateResult, { __typename: 'EstimateRefusal' }>

/** Landed homes are recorded by the area of their land and have no floor to name. */
export const isLand = ({ typeGroup }: Pick<Project, 'typeGroup'>): boolean => typeGroup === 'PRIVATE_LAND'
