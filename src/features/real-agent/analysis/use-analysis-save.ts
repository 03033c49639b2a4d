import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Failure } from '#lib/result.ts'
import { proposedBy } from './analysis-draft.ts'
import type { AnalysisStepProps } from './analysis-step-props.ts'

interface Saving {
  /** with the evidence of today */
  renews?: boolean
  /** beside the one that is open */
  isNew?: boolean
}

/** Keeps an analysis: the same content sent again after a lost answer is kept once. */
export function useAnalysisSave({ draft, step, home }: Pick<AnalysisStepProps, 'draft' | 'step' | 'home'>) {
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const [isRenewed, setRenewed] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const attempt = useRef({ key: '', of: '' })
  const save = async ({ renews = false, isNew = false }: Saving) => {
    const { facts, added, choice, title, note, showsEngine, asking, version } = draft
    const asked = {
      id: isNew ? null : draft.id,
      version,
      renews,
      title: title.trim(),
      note,
      showsEngine,
      asking: proposedBy(asking),
      choice: JSON.stringify(choice),
      home: { ...home, facts: JSON.stringify(facts), added: [...added] },
    }
    const of = JSON.stringify(asked)
    if (attempt.current.of !== of) attempt.current = { key: crypto.randomUUID(), of }
    setSaving(true)
    setFailure(null)
    const { sendAnalysis } = await import('./analysis.functions.ts')
    const answer = await sendAnalysis({ data: { key: attempt.current.key, ...asked } }).catch(() => null)
    setSaving(false)
    if (!answer?.ok) return setFailure(answer?.failure ?? { layer: 'network', code: '' })
    attempt.current = { key: '', of: '' }
    if (renews) setRenewed(true)
    step({ kind: 'kept', analysis: answer.value })
    // lists and workbooks that were loaded before
    router.clearCache()
    const { id } = answer.value.card
    if (id !== draft.id)
      await router.navigate({
        to: '/realAgent/market-analysis',
        search: { id, countryCode: home.country },
        replace: !isNew,
        resetScroll: false,
      })
  }
  return { isSaving, isRenewed, failure, save }
}
