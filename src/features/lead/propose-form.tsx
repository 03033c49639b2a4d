import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { dateFormat } from '#lib/format.ts'
import { dateTagOf } from '#locales/locales.ts'
import { APPOINTMENT_NAMES } from '#property/appointment/appointment-names.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { Select } from '#ui/form/select.tsx'
import type { AnsweredLead } from './inbox.ts'
import { preselected, TIMES_MAX } from './preselected-times.ts'
import type { Proposable } from './propose-times.functions.ts'
import type { LeadActs } from './use-lead-acts.ts'

interface ProposeFormProps {
  lead: AnsweredLead
  proposable: Proposable
  acts: LeadActs
  onKind: (kind: Proposable['kinds'][number]) => void
  onDone: () => Promise<void>
}

/** Two or three free times, preselected and to be changed, which one press proposes and holds. */
export function ProposeForm({ lead, proposable: { kinds, kind, timeZone, free }, acts, onKind, onDone }: ProposeFormProps) {
  const { t, i18n } = useLingui()
  const { name } = lead
  const dayOf = (at: string) => dateFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(at))
  const [times, setTimes] = useState<string[]>(() => preselected(free, dayOf))
  if (kind === null || free.length < 2) return <NoTimes />
  const told = (at: string) =>
    dateFormat(dateTagOf(i18n.locale), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).format(new Date(at))
  const chosen = [...new Set(times.filter((one) => one !== ''))]
  const isFit = chosen.length >= 2 && chosen.length === times.filter((one) => one !== '').length
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await acts.act(`propose ${kind} ${chosen.join(' ')}`, async (keyed) =>
      (await import('./propose-times.functions.ts')).sendProposal({ data: { ...keyed, kind, startsAt: chosen } }),
    )
    if (isDone) await onDone()
  }
  return (
    <ScriptForm onSubmit={(event) => void submit(event)} className="grid gap-4">
      {kinds.length > 1 ? (
        <Field label={t`What it is`}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              options={kinds.map((one) => ({ value: one, label: i18n._(APPOINTMENT_NAMES[one]) }))}
              onValue={onKind}
            />
          )}
        </Field>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-3">
        {[t`First time`, t`Second time`, t`Third time`].map((label, at) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select
                {...control}
                className="w-full"
                value={times[at] ?? ''}
                options={[...(at < 2 ? [] : [{ value: '', label: t`None` }]), ...free.map((one) => ({ value: one, label: told(one) }))]}
                onValue={(one) =>
                  setTimes((old) => Array.from({ length: TIMES_MAX }, (_, place) => (place === at ? one : (old[place] ?? ''))))
                }
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isFit ? (
          <Trans>
            They are held for {name} for 48 hours, and no longer than until the earliest. An e-mail leads to where one of them is taken.
          </Trans>
        ) : (
          <Trans>Choose two or three different times.</Trans>
        )}
      </p>
      <Button type="submit" look="primary" className="justify-self-start" disabled={acts.isSending || !isFit}>
        <Trans>Propose these times</Trans>
      </Button>
    </ScriptForm>
  )
}

const NoTimes = () => (
  <p className="text-ink-2">
    <Trans>Fewer than two times of yours are free in the next three weeks.</Trans>{' '}
    <Link to="/scheduler" search={{ view: 'hours' }} className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4">
      <Trans>Hours and rules</Trans>
    </Link>
  </p>
)
