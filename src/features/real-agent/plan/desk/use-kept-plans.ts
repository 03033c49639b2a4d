import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Result } from '#lib/result.ts'
import { type PlanDraft, readPlanDraft } from '../plan-draft.ts'
import type { LoadedPlan } from '../plan-guard.ts'
import { planFailureWords } from '../plan-words.ts'

export type KeptPlan = Extract<LoadedPlan['kept'], { ok: true }>['value'][number]

/** The plans of the account: kept once for each press, changed in the version that was read. */
export function useKeptPlans(loaded: LoadedPlan['kept'], draft: PlanDraft) {
  const { t, i18n } = useLingui()
  const [plans, setPlans] = useState<readonly KeptPlan[]>(loaded.ok ? loaded.value : [])
  const [open, setOpen] = useState<KeptPlan | null>(null)
  const [outcome, setOutcome] = useState<{ isFault: boolean; text: string } | null>(
    loaded.ok ? null : { isFault: true, text: t`The plans of your account could not be loaded.` },
  )
  const [isBusy, setBusy] = useState(false)
  // the same plan sent again after a lost answer is the same plan
  const attempt = useRef({ key: '', of: '' })

  async function run<Value>(work: () => Promise<Result<Value>>, done: (value: Value) => string) {
    setBusy(true)
    setOutcome(null)
    try {
      const answer = await work()
      setOutcome(answer.ok ? { isFault: false, text: done(answer.value) } : { isFault: true, text: planFailureWords(i18n, answer.failure) })
    } catch {
      setOutcome({ isFault: true, text: planFailureWords(i18n, { layer: 'network', code: '' }) })
    }
    setBusy(false)
  }

  const put = (plan: KeptPlan) => {
    setPlans((before) => [plan, ...before.filter(({ id }) => id !== plan.id)])
    setOpen(plan)
  }

  const keep = (title: string) =>
    run(
      async () => {
        const sent = { title, plan: JSON.stringify(draft) }
        const of = JSON.stringify(sent)
        if (attempt.current.of !== of) attempt.current = { key: crypto.randomUUID(), of }
        return (await import('../smart-plan.functions.ts')).sendNewPlan({ data: { key: attempt.current.key, ...sent } })
      },
      (plan) => {
        put(plan)
        return t`Kept as “${plan.title}”.`
      },
    )

  const save = (kept: KeptPlan, title: string) =>
    run(
      async () => {
        const { sendPlanChange } = await import('../smart-plan.functions.ts')
        return sendPlanChange({ data: { id: kept.id, version: kept.version, title, plan: JSON.stringify(draft) } })
      },
      (plan) => {
        put(plan)
        return t`“${plan.title}” is saved.`
      },
    )

  const drop = (kept: KeptPlan) =>
    run(
      async () => (await import('../smart-plan.functions.ts')).dropPlan({ data: { id: kept.id } }),
      () => {
        setPlans((before) => before.filter(({ id }) => id !== kept.id))
        setOpen((before) => (before?.id === kept.id ? null : before))
        return t`“${kept.title}” is deleted.`
      },
    )

  /** The draft of a kept plan; null where its form is not known any more. */
  function read(kept: KeptPlan): PlanDraft | null {
    const found = readPlanDraft(kept.plan)
    setOutcome(
      found ? { isFault: false, text: t`“${kept.title}” is open.` } : { isFault: true, text: t`This plan cannot be read any more.` },
    )
    if (found) setOpen(kept)
    return found
  }

  return { plans, open, close: () => setOpen(null), outcome, isBusy, keep, save, drop, read }
}
