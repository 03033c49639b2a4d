import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import type { PlanStep, StepKind } from '../engine/plan-model.ts'
import { monthAfter, monthsFrom } from '../engine/plan-months.ts'
import { PLAN_STEPS_MAX, shownVariant, VARIANTS_MAX } from '../plan-draft.ts'
import { fundName, STEP_WORDS } from '../plan-words.ts'
import { PLAN_GRID, type PlanPartProps } from './household-fields.tsx'
import { ChoiceField, CountField, MoneyField, MonthField, PercentField, WordsField } from './plan-fields.tsx'

const KINDS = ['buy', 'sell', 'let', 'refinance', 'repay'] as const satisfies readonly StepKind[]

/** A step of another kind, at the same time and with the same home. */
function asKind({ id, home, month }: Pick<PlanStep, 'id' | 'home' | 'month'>, kind: StepKind): PlanStep {
  const move = { id, home, month }
  if (kind === 'buy') return { ...move, kind, loanShare: 7_000, rate: 300, years: 25, fund: 0 }
  if (kind === 'let') return { ...move, kind, rent: 0 }
  if (kind === 'refinance') return { ...move, kind, rate: 300, years: 25 }
  if (kind === 'repay') return { ...move, kind, amount: 0 }
  return { ...move, kind }
}

/** Up to three ways to go, and the moves of the one that is looked at. */
export function StepPart({ draft, change }: PlanPartProps) {
  const { plan, variants } = draft
  const { t } = useLingui()
  const { id, name, steps } = shownVariant(draft)
  const home = plan.homes[0]?.id ?? ''
  const month = Math.min(plan.years * 12 - 1, Math.max(0, ...steps.map((step) => step.month)) + 1)
  return (
    <div className="grid gap-6">
      <div className={PLAN_GRID}>
        <ChoiceField
          label={<Trans>Variant</Trans>}
          value={id}
          options={variants.map((one, at) => ({ value: one.id, label: one.name || t`Variant ${at + 1}` }))}
          onValue={(shown) => change({ kind: 'show', id: shown })}
        />
        <WordsField
          label={<Trans>Its name</Trans>}
          value={name}
          max={40}
          onValue={(words) => change({ kind: 'name-variant', id, name: words })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          disabled={variants.length >= VARIANTS_MAX}
          onClick={() =>
            change({ kind: 'add-variant', variant: { id: crypto.randomUUID(), name: t`Copy of ${name}`.slice(0, 40), steps } })
          }
        >
          <Trans>Copy this variant</Trans>
        </Button>
        <Button size="small" look="ghost" disabled={variants.length < 2} onClick={() => change({ kind: 'remove-variant', id })}>
          <Trans>Delete this variant</Trans>
        </Button>
      </div>
      {plan.homes.length === 0 ? (
        <p className="text-ink-2">
          <Trans>Add homes first: a step is made with one of them.</Trans>
        </p>
      ) : null}
      {steps.map((step, nth) => (
        <StepFields key={step.id} nth={nth} step={step} draft={draft} change={change} />
      ))}
      <div>
        <Button
          size="small"
          disabled={plan.homes.length === 0 || steps.length >= PLAN_STEPS_MAX}
          onClick={() => change({ kind: 'add-step', step: asKind({ id: crypto.randomUUID(), home, month }, 'sell') })}
        >
          <Trans>Add a step</Trans>
        </Button>
      </div>
    </div>
  )
}

function StepFields({ nth, step, draft: { plan }, change }: PlanPartProps & { nth: number; step: PlanStep }) {
  const { i18n, t } = useLingui()
  const set = (next: PlanStep) => change({ kind: 'step', step: next })
  const at = (field: string) => `step.${step.id}.${field}`
  const first = Number(plan.start.slice(0, 4))
  const number = nth + 1
  return (
    <fieldset className="grid gap-3 border-b border-line pb-6">
      <legend className="mb-2 text-lg font-semibold">
        <Trans>Step {number}</Trans>
      </legend>
      <div className={PLAN_GRID}>
        <ChoiceField
          label={<Trans>What happens</Trans>}
          value={step.kind}
          options={KINDS.map((value) => ({ value, label: i18n._(STEP_WORDS[value]) }))}
          onValue={(kind) => set(asKind(step, kind))}
        />
        <ChoiceField
          label={<Trans>With which home</Trans>}
          at={at('home')}
          value={step.home}
          options={plan.homes.map(({ id, name, isOwned }) => ({
            value: id,
            label: name || (isOwned ? t`A home that is owned` : t`A home to buy`),
          }))}
          onValue={(home) => set({ ...step, home })}
        />
        <MonthField
          label={<Trans>When</Trans>}
          at={at('month')}
          value={monthAfter(plan.start, step.month)}
          years={{ from: first, to: first + plan.years }}
          onValue={(month) => set({ ...step, month: monthsFrom(plan.start, month) })}
        />
        <KindFields step={step} set={set} at={at} />
      </div>
      <div>
        <Button
          size="small"
          look="ghost"
          aria-label={t`Remove step ${number}`}
          onClick={() => change({ kind: 'remove-step', id: step.id })}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  )
}

interface KindFieldsProps {
  step: PlanStep
  set: (step: PlanStep) => void
  at: (field: string) => string
}

function KindFields({ step, set, at }: KindFieldsProps) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  if (step.kind === 'let')
    return <MoneyField label={<Trans>Rent a month</Trans>} value={step.rent} onValue={(rent) => set({ ...step, rent })} />
  if (step.kind === 'repay')
    return <MoneyField label={<Trans>Repaid early</Trans>} value={step.amount} onValue={(amount) => set({ ...step, amount })} />
  if (step.kind === 'sell') return null
  const fund = i18n._(fundName(country))
  return (
    <>
      {step.kind === 'buy' ? (
        <>
          <PercentField
            label={<Trans>Loan, of the price</Trans>}
            value={step.loanShare}
            max={100}
            onValue={(loanShare) => set({ ...step, loanShare })}
          />
          {country === 'SG' || country === 'MY' ? (
            <MoneyField label={<Trans>From {fund}</Trans>} value={step.fund} onValue={(amount) => set({ ...step, fund: amount })} />
          ) : null}
        </>
      ) : null}
      <PercentField label={<Trans>Rate of the loan</Trans>} value={step.rate} max={20} onValue={(rate) => set({ ...step, rate })} />
      <CountField
        label={<Trans>Years of the loan</Trans>}
        at={at('years')}
        value={step.years}
        max={50}
        onValue={(years) => set({ ...step, years })}
      />
    </>
  )
}
