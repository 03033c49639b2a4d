import { useState } from 'react'
import type { Failure } from '#lib/result.ts'
import type { AnalysedFacts } from './analysis-draft.ts'
import type { RefusedAnalysis } from './analysis-refused.tsx'
import type { AnalysisStepProps } from './analysis-step-props.ts'

/** Asks the engine about a home as it is described now; what it says takes the place of what it said before. */
export function useEvidence({ step, home }: Pick<AnalysisStepProps, 'step' | 'home'>) {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [refusal, setRefusal] = useState<RefusedAnalysis | null>(null)
  const ask = async (facts: AnalysedFacts, added: readonly string[]) => {
    setAsking(true)
    setFailure(null)
    setRefusal(null)
    const { fetchAnalysisEvidence } = await import('./analysis.functions.ts')
    const answer = await fetchAnalysisEvidence({ data: { ...home, facts: JSON.stringify(facts), added: [...added] } }).catch(() => null)
    setAsking(false)
    if (!answer?.ok) return setFailure(answer?.failure ?? { layer: 'network', code: '' })
    if (answer.value.__typename === 'AnalysisEvidence') step({ kind: 'evidence', evidence: answer.value, facts, added })
    else setRefusal(answer.value)
  }
  return { isAsking, failure, refusal, ask }
}
