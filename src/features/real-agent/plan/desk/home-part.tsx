import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { AU_STATES } from '#property/duties/purchase.ts'
import { STATE_WORDS } from '#property/duty-words/buyer-words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { PlanHome } from '../engine/plan-model.ts'
import { PLAN_HOMES_MAX } from '../plan-draft.ts'
import { newPlanHome } from '../plan-examples.ts'
import { fundName, PLAN_USE_WORDS } from '../plan-words.ts'
import { HomeFromReport } from './home-from-report.tsx'
import { PLAN_GRID, type PlanPartProps } from './household-fields.tsx'
import { ChoiceField, CountField, MoneyField, MonthField, PercentField, WordsField } from './plan-fields.tsx'

/** What is owned, and what may be bought. */
export function HomePart({ draft, change }: PlanPartProps) {
  const { plan } = draft
  const isFull = plan.homes.length >= PLAN_HOMES_MAX
  const add = (isOwned: boolean) => change({ kind: 'add-home', home: newPlanHome(crypto.randomUUID(), isOwned, plan.start) })
  return (
    <div className="grid gap-8">
      {plan.homes.map((home) => (
        <HomeFields key={home.id} home={home} draft={draft} change={change} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button size="small" disabled={isFull} onClick={() => add(true)}>
          <Trans>Add a home that is owned</Trans>
        </Button>
        <Button size="small" disabled={isFull} onClick={() => add(false)}>
          <Trans>Add a home to buy</Trans>
        </Button>
      </div>
    </div>
  )
}

function HomeFields({ home, draft: { plan }, change }: PlanPartProps & { home: PlanHome }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const set = (part: Partial<PlanHome>) => change({ kind: 'home', id: home.id, change: part })
  const title = home.name || (home.isOwned ? t`A home that is owned` : t`A home to buy`)
  const at = (field: string) => `home.${home.id}.${field}`
  return (
    <fieldset className="grid gap-3 border-b border-line pb-6">
      <legend className="mb-2 text-lg font-semibold">{title}</legend>
      <div className={PLAN_GRID}>
        <WordsField label={<Trans>Name of the home</Trans>} value={home.name} max={80} onValue={(name) => set({ name })} />
        <MoneyField
          label={home.isOwned ? <Trans>What it is worth today</Trans> : <Trans>Price today</Trans>}
          at={at('price')}
          value={home.price}
          onValue={(price) => set({ price })}
        />
        <MoneyField
          label={<Trans>Costs a month</Trans>}
          hint={<Trans>Charges, tax, insurance</Trans>}
          value={home.costs}
          onValue={(costs) => set({ costs })}
        />
        <MoneyField
          label={<Trans>Rent a month</Trans>}
          hint={<Trans>Zero while nobody rents it</Trans>}
          value={home.rent}
          onValue={(rent) => set({ rent })}
        />
        {country === 'MY' || country === 'AU' ? (
          <ChoiceField
            label={<Trans>Bought as</Trans>}
            value={home.use}
            options={(country === 'MY' ? (['home', 'first-home'] as const) : (['home', 'first-home', 'investment'] as const)).map(
              (value) => ({
                value,
                label: i18n._(PLAN_USE_WORDS[value]),
              }),
            )}
            onValue={(use) => set({ use })}
          />
        ) : null}
        {country === 'AU' ? (
          <ChoiceField
            label={<Trans>State or territory</Trans>}
            value={home.state}
            options={AU_STATES.map((value) => ({ value, label: i18n._(STATE_WORDS[value]) }))}
            onValue={(state) => set({ state })}
          />
        ) : null}
      </div>
      {country === 'SG' ? (
        <Checkbox
          label={<Trans>HDB flat or new executive condominium</Trans>}
          value={home.isPublic}
          onValue={(isPublic) => set({ isPublic })}
        />
      ) : null}
      {home.isOwned ? <OwnedFields home={home} set={set} at={at} start={plan.start} /> : null}
      <HomeFromReport onHome={(found) => set(found)} />
      <div>
        <Button size="small" look="ghost" aria-label={t`Remove ${title}`} onClick={() => change({ kind: 'remove-home', id: home.id })}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </fieldset>
  )
}

interface OwnedFieldsProps {
  home: PlanHome
  set: (part: Partial<PlanHome>) => void
  at: (field: string) => string
  start: string
}

function OwnedFields({ home, set, at, start }: OwnedFieldsProps) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const loan = home.loan ?? { left: 0, rate: 0, months: 0 }
  const setLoan = (part: Partial<typeof loan>) => set({ loan: { ...loan, ...part } })
  const fund = i18n._(fundName(country))
  return (
    <div className={PLAN_GRID}>
      <MonthField
        label={<Trans>Bought in</Trans>}
        at={at('boughtOn')}
        value={home.boughtOn}
        years={{ from: Number(start.slice(0, 4)) - 40, to: Number(start.slice(0, 4)) }}
        onValue={(boughtOn) => set({ boughtOn })}
      />
      <MoneyField label={<Trans>Paid for it</Trans>} value={home.paid} onValue={(paid) => set({ paid })} />
      <MoneyField label={<Trans>Loan still owed</Trans>} value={loan.left} onValue={(left) => setLoan({ left })} />
      <PercentField label={<Trans>Rate of the loan</Trans>} value={loan.rate} max={20} onValue={(rate) => setLoan({ rate })} />
      <CountField
        label={<Trans>Months it still runs</Trans>}
        at={at('months')}
        value={loan.months}
        max={600}
        onValue={(months) => setLoan({ months })}
      />
      {country === 'SG' ? (
        <>
          <MoneyField label={<Trans>Used of {fund}</Trans>} value={home.fundUsed} onValue={(fundUsed) => set({ fundUsed })} />
          <MoneyField
            label={<Trans>Accrued interest so far</Trans>}
            hint={<Trans>Both stand in your CPF property statement</Trans>}
            value={home.fundInterest}
            onValue={(fundInterest) => set({ fundInterest })}
          />
        </>
      ) : null}
    </div>
  )
}
