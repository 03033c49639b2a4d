import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type Dispatch, useState } from 'react'
import { SMART_PLAN_TITLE_MAX_CHARS } from '#graphql/plan-kinds.ts'
import { MakeShare } from '#property/share/make-share.tsx'
import { formatDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import type { DraftChange, PlanDraft } from '../plan-draft.ts'
import type { LoadedPlan } from '../plan-guard.ts'
import { WordsField } from './plan-fields.tsx'
import { type KeptPlan, useKeptPlans } from './use-kept-plans.ts'

interface KeptPlansProps {
  loaded: LoadedPlan['kept']
  draft: PlanDraft
  change: Dispatch<DraftChange>
}

/** Keeps the draft under a name, and opens those that were kept. */
export function KeptPlans({ loaded, draft, change }: KeptPlansProps) {
  const { t } = useLingui()
  const { plans, open, outcome, isBusy, keep, save, drop, read } = useKeptPlans(loaded, draft)
  const [title, setTitle] = useState('')
  const name = title.trim()
  return (
    <div className="grid gap-4">
      <WordsField label={<Trans>Name of the plan</Trans>} value={title} max={SMART_PLAN_TITLE_MAX_CHARS} onValue={setTitle} />
      <div className="flex flex-wrap gap-3">
        {open ? (
          <Button look="primary" disabled={isBusy || name === ''} onClick={() => void save(open, name)}>
            <Trans>Save changes</Trans>
          </Button>
        ) : null}
        <Button look={open ? 'secondary' : 'primary'} disabled={isBusy || name === ''} onClick={() => void keep(name)}>
          {open ? <Trans>Keep as another plan</Trans> : <Trans>Keep this plan</Trans>}
        </Button>
      </div>
      <SharePart open={open} />
      <p role={outcome?.isFault ? 'alert' : 'status'} className={outcome?.isFault ? 'text-bad' : 'text-ink-2'}>
        {outcome?.text}
      </p>
      {plans.length > 0 ? (
        <ul aria-label={t`Plans of your account`} className="border-t border-line">
          {plans.map((kept) => (
            <PlanRow
              key={kept.id}
              kept={kept}
              isBusy={isBusy}
              onDelete={() => void drop(kept)}
              onOpen={() => {
                const found = read(kept)
                if (!found) return
                change({ kind: 'restore', draft: found })
                setTitle(kept.title)
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-3">
          <Trans>No plan is kept yet. What you enter stays in this tab until you close it.</Trans>
        </p>
      )}
    </div>
  )
}

/** A link to the plan as it was saved last, for those who may pass pages on. */
function SharePart({ open }: { open: KeptPlan | null }) {
  const { t } = useLingui()
  const { viewer, country } = useRouteContext({ from: '__root__' })
  if (!open || !viewer.rights.includes('smart-plan-handouts')) return null
  return (
    <div className="grid justify-items-start gap-1">
      <MakeShare
        title={t`Smart plan`}
        make={async (wish) => (await import('../share-plan.functions.ts')).sharePlan({ data: { about: { country, id: open.id }, wish } })}
      />
      <p className="text-sm text-ink-3">
        <Trans>Whoever has the link sees the result as it was saved last, without the name of the plan.</Trans>
      </p>
    </div>
  )
}

interface PlanRowProps {
  kept: KeptPlan
  isBusy: boolean
  onOpen: () => void
  onDelete: () => void
}

function PlanRow({ kept: { title, changedAt }, isBusy, onOpen, onDelete }: PlanRowProps) {
  const { i18n, t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        {title} <span className="figures text-sm text-ink-3">{formatDay(changedAt, i18n.locale)}</span>
      </span>
      <span className="flex gap-2">
        <Button size="small" disabled={isBusy} aria-label={t`Open ${title}`} onClick={onOpen}>
          <Trans context="a smart plan">Open</Trans>
        </Button>
        {isAsked ? (
          <Button size="small" disabled={isBusy} aria-label={t`Delete for good: ${title}`} onClick={onDelete}>
            <Trans>Delete for good</Trans>
          </Button>
        ) : (
          <Button size="small" look="ghost" aria-label={t`Delete ${title}`} onClick={() => setAsked(true)}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </span>
    </li>
  )
}
