import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { LeadMove } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Lead, OpenedLead } from './inbox.ts'
import type { LeadActs } from './use-lead-acts.ts'

/** product §8.3: what comes next from each state. */
const NEXT: Record<Lead['state'], readonly LeadMove[]> = {
  NEW: ['CONTACT', 'LOSE'],
  CONTACTED: ['MEET', 'LOSE'],
  MEETING: ['WIN', 'LOSE'],
  WON: [],
  LOST: [],
}

interface StepsProps {
  lead: Lead
  assignees: OpenedLead['leadAssignees']
  acts: LeadActs
}

/** The next states, the day to follow up, and who answers. */
export function LeadSteps({ lead, assignees, acts }: StepsProps) {
  const { t } = useLingui()
  const id = useId()
  const [day, setDay] = useState(lead.followUpOn ?? '')
  const words: Record<LeadMove, string> = {
    CONTACT: t`I have answered`,
    MEET: t`A meeting is arranged`,
    WIN: t`Won`,
    LOSE: t`Lost`,
  }
  const followUp = (on: string | null) =>
    acts.act(`follow-up ${on}`, async (keyed) => (await import('./lead.functions.ts')).sendFollowUp({ data: { ...keyed, on } }))
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 border-y border-line py-5">
      {NEXT[lead.state].length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {NEXT[lead.state].map((move, at) => (
            <Button
              key={move}
              look={at === 0 ? 'primary' : undefined}
              disabled={acts.isSending}
              onClick={() =>
                void acts.act(move, async (keyed) => (await import('./lead.functions.ts')).sendLeadMove({ data: { ...keyed, move } }))
              }
            >
              {words[move]}
            </Button>
          ))}
        </div>
      ) : null}
      {NEXT[lead.state].length > 0 ? (
        <ScriptForm
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void followUp(day === '' ? null : day)
          }}
        >
          <label htmlFor={id} className="grid gap-1 text-sm text-ink-2">
            <Trans>Follow up on</Trans>
            <TextInput id={id} type="date" name="followUpOn" value={day} onValue={setDay} className="w-44" />
          </label>
          <Button type="submit" disabled={acts.isSending || day === (lead.followUpOn ?? '')}>
            <Trans>Keep the day</Trans>
          </Button>
        </ScriptForm>
      ) : null}
      {assignees.length > 1 ? (
        <div className="grid gap-1 text-sm text-ink-2">
          <span aria-hidden="true">
            <Trans>Answered by</Trans>
          </span>
          <Select
            aria-label={t`Answered by`}
            value={lead.assignedTo ?? ''}
            onValue={(to) =>
              void acts.act(`assign ${to}`, async (keyed) =>
                (await import('./lead.functions.ts')).sendAssignment({ data: { ...keyed, to } }),
              )
            }
            options={[
              ...(lead.assignedTo ? [] : [{ value: '', label: t`Nobody yet` }]),
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
      ) : null}
    </div>
  )
}
