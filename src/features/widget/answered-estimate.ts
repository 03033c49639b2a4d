import type { PropertyGroup } from '#graphql/generated/graphql.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import type { EstimateOfHome } from '#property/estimate/estimate-summary.tsx'
import type { ValueAnswer } from '#server/assistant/answer-schemas.ts'

type AnsweredHome = Pick<ValueAnswer, 'project' | 'home' | 'estimate' | 'refusal'>

/** Whose words name the home's kind: public housing of Singapore counts rooms, all other homes bedrooms. */
export function groupOf({ country, kind }: ValueAnswer['project']): PropertyGroup {
  if (kind === 'private-land') return 'LAND'
  return kind === 'public-stack' && country === 'SG' ? 'HDB' : 'CONDO'
}

/** What an answer says of a home, as the parts of the pages take it; null for fields that go together and do not. */
export function answeredEstimate({ project, home, estimate, refusal }: AnsweredHome): EstimateOfHome | null {
  if (refusal)
    return {
      __typename: 'EstimateRefusal',
      reason: refusal.reason,
      evidence: refusal.evidence,
      needed: refusal.needed,
      newestEvidence: refusal.newestSale,
      areaSqmMin: refusal.floorAreaSqmMin,
      areaSqmMax: refusal.floorAreaSqmMax,
      floorMax: refusal.floorMax,
    }
  if (!home || !estimate) return null
  const statement = statementOf(estimate, project)
  return (
    statement && {
      __typename: 'Estimate',
      asOf: estimate.asOf,
      unitMix: home.unitMix,
      areaSqm: home.floorAreaSqm,
      floor: home.floor,
      value: estimate.value,
      psf: estimate.psf,
      low68: estimate.low68,
      high68: estimate.high68,
      low90: estimate.low90,
      high90: estimate.high90,
      confidence: estimate.confidence,
      effectiveN: estimate.n,
      statement,
    }
  )
}

type Statement = Extract<EstimateOfHome, { __typename: 'Estimate' }>['statement']

function statementOf({ measured, unmeasured }: NonNullable<ValueAnswer['estimate']>, { kind }: ValueAnswer['project']): Statement | null {
  if (measured)
    return {
      __typename: 'MeasuredStatement',
      typeGroup: toWireTypeGroup(kind),
      area: measured.area,
      areaSqmFrom: measured.floorAreaSqmFrom,
      areaSqmTo: measured.floorAreaSqmTo,
      half: measured.halfWithinPercent,
      nine: measured.nineInTenWithinPercent,
      n: measured.n,
      from: measured.from,
      to: measured.to,
    }
  return unmeasured && { __typename: 'UnmeasuredStatement', reason: unmeasured }
}
