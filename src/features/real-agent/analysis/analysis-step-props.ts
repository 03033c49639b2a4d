import type { Dispatch } from 'react'
import type { analyse } from '#graphql/analysis-result.ts'
import type { Format } from '#property/use-format.ts'
import type { AnalysedHomeKey } from './analysis-desk.tsx'
import type { AnalysisDraft, AnalysisStep } from './analysis-draft.ts'

/** What every step of an analysis gets. */
export interface AnalysisStepProps {
  draft: AnalysisDraft
  step: Dispatch<AnalysisStep>
  format: Format
  home: AnalysedHomeKey
}

export type AnalysisAnswer = ReturnType<typeof analyse>
