import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { forgetTyped, keepTyped, keptTyped } from '#session/typed-text.ts'
import {
  type AnalysisDraft,
  type AnalysisStep,
  analysisStep,
  enteredText,
  isValuedOtherwise,
  readEnteredAnalysis,
} from './analysis-draft.ts'
import type { AnalysedHomeKey } from './analysis-step-props.ts'

/**
 * An analysis that is worked on. What is entered stays in this tab until the account keeps it, and is put back into the same version of the same
 * analysis; `name` names it in this tab, and the editor begins anew with another. Where other evidence belongs to it, that is asked for first; without an answer it stays for the next load.
 */
export function useKeptDraft(name: string, first: AnalysisDraft, home: AnalysedHomeKey): [AnalysisDraft, Dispatch<AnalysisStep>] {
  const [draft, step] = useReducer(analysisStep, first)
  // until it is known what was entered before, nothing takes its place
  const [isPutBack, setPutBack] = useState(false)
  const form = `analysis ${name}`
  const putBack = useEffectEvent(async () => {
    const content = readEnteredAnalysis(keptTyped(form).entered, first)
    if (content) {
      const { facts, added } = content
      if (isValuedOtherwise(facts, first.facts) || added.join() !== first.added.join()) {
        const { fetchAnalysisEvidence } = await import('./analysis.functions.ts')
        const answer = await fetchAnalysisEvidence({ data: { ...home, facts: JSON.stringify(facts), added } }).catch(() => null)
        if (!answer?.ok || answer.value.__typename !== 'AnalysisEvidence') return
        step({ kind: 'evidence', evidence: answer.value, facts, added })
      }
      step({ kind: 'entered', content })
    }
    setPutBack(true)
  })
  useEffect(() => void putBack(), [])
  const entered = enteredText(draft, first)
  useEffect(() => {
    if (!isPutBack) return
    if (entered === null) forgetTyped(form)
    else keepTyped(form, { entered })
  }, [form, entered, isPutBack])
  return [draft, step]
}
