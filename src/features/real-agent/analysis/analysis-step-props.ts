import type { Dispatch } from 'react'
import type { analyse } from '#graphql/analysis-result.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import type { AnalysisDraft, AnalysisStep } from './analysis-draft.ts'

/** The project of the home that is analysed. */
export interface AnalysedHomeKey {
  country: CountryCode
  typeGroup: TypeGroup
  slug: string
}

/** What every step of an analysis gets. */
export interface AnalysisStepProps {
  draft: AnalysisDraft
  step: Dispatch<AnalysisStep>
  format: Format
  home: AnalysedHomeKey
}

export type AnalysisAnswer = ReturnType<typeof analyse>
