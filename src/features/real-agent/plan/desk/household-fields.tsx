import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Dispatch } from 'react'
import { buyersOf } from '#property/duties/buyers.ts'
import { buyerWord } from '#property/duty-words/buyer-words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { type PlanPerson, RESIDENCIES } from '../engine/plan-model.ts'
import { type DraftChange, PEOPLE_MAX, PLAN_YEARS, type PlanDraft } from '../plan-draft.ts'
import { newPlanPerson } from '../plan-examples.ts'
import { fundName } from '../plan-words.ts'
import { ChoiceField, CountField, MoneyField, PercentField } from './plan-fields.tsx'

export interface PlanPartProps {
  draft: PlanDraft
  change: Dispatch<DraftChange>
}

export const PLAN_GRID = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2'

/** Who plans, what they earn and have. */
export function HouseholdFields({ draft: { plan }, change }: PlanPartProps) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const set = (part: Partial<PlanDraft['plan']>) => change({ kind: 'plan', change: part })
  const fund = i18n._(fundName(country))
  return (
    <div className="grid gap-6">
      {plan.people.map((person, at) => (
        // people have no names here: their place in the household is who they are
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by the place
        <PersonFields key={at} at={at} person={person} change={change} />
      ))}
      <div className="flex flex-wrap gap-3">
        {plan.people.length < PEOPLE_MAX ? (
          <Button size="small" onClick={() => set({ people: [...plan.people, newPlanPerson()] })}>
            <Trans>Add a person</Trans>
          </Button>
        ) : (
          <>
            <Button size="small" look="ghost" onClick={() => set({ people: plan.people.slice(0, 1), isMarried: false })}>
              <Trans>Remove the second person</Trans>
            </Button>
            {country === 'SG' ? (
              <Checkbox label={<Trans>Married to each other</Trans>} value={plan.isMarried} onValue={(isMarried) => set({ isMarried })} />
            ) : null}
          </>
        )}
      </div>
      <div className={PLAN_GRID}>
        <MoneyField label={<Trans>Cash and deposits</Trans>} value={plan.cash} onValue={(cash) => set({ cash })} />
        <MoneyField
          label={fund}
          hint={<Trans>Of the household together</Trans>}
          value={plan.fund}
          onValue={(amount) => set({ fund: amount })}
        />
        <MoneyField
          label={<Trans>Living costs a month</Trans>}
          hint={<Trans>Without instalments and costs of homes</Trans>}
          value={plan.living}
          onValue={(living) => set({ living })}
        />
        <MoneyField label={<Trans>Other instalments a month</Trans>} value={plan.debts} onValue={(debts) => set({ debts })} />
        <PercentField
          label={<Trans>Interest on {fund}, a year</Trans>}
          value={plan.fundRate}
          max={20}
          onValue={(fundRate) => set({ fundRate })}
        />
        <CountField
          label={<Trans>Years to plan</Trans>}
          value={plan.years}
          max={PLAN_YEARS.max}
          onValue={(years) => set({ years: Math.max(PLAN_YEARS.min, years) })}
        />
        <PercentField
          label={<Trans>Agent’s fee for a sale</Trans>}
          value={plan.agentFee}
          max={10}
          onValue={(agentFee) => set({ agentFee })}
        />
        <MoneyField label={<Trans>Lawyer, for each contract</Trans>} value={plan.legalFee} onValue={(legalFee) => set({ legalFee })} />
      </div>
      {country === 'SG' ? (
        <Checkbox
          label={<Trans>Instalments are paid from CPF first</Trans>}
          value={plan.fundPaysLoans}
          onValue={(fundPaysLoans) => set({ fundPaysLoans })}
        />
      ) : null}
    </div>
  )
}

function PersonFields({ at, person, change }: { at: number; person: PlanPerson; change: Dispatch<DraftChange> }) {
  const { i18n, t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const set = (part: Partial<PlanPerson>) => change({ kind: 'person', at, change: part })
  const offered = RESIDENCIES.filter((one) => buyersOf(country).some((buyer) => buyer === one))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-lg font-semibold">{at === 0 ? t`First person` : t`Second person`}</legend>
      <div className={PLAN_GRID}>
        <CountField
          label={<Trans>Age in years</Trans>}
          at={`person.${at}.age`}
          value={person.age}
          max={120}
          onValue={(age) => set({ age })}
        />
        {offered.length > 1 ? (
          <ChoiceField
            label={<Trans>Residency</Trans>}
            value={person.residency}
            options={offered.map((value) => ({ value, label: i18n._(buyerWord(country, value)) }))}
            onValue={(residency) => set({ residency })}
          />
        ) : null}
        <MoneyField label={<Trans>Wages a month, before tax</Trans>} value={person.wages} onValue={(wages) => set({ wages })} />
        <MoneyField label={<Trans>Income tax a month</Trans>} value={person.tax} onValue={(tax) => set({ tax })} />
        <CountField
          label={<Trans>Retires at</Trans>}
          at={`person.${at}.retiresAt`}
          value={person.retiresAt}
          max={120}
          onValue={(retiresAt) => set({ retiresAt })}
        />
      </div>
    </fieldset>
  )
}
