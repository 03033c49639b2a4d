import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { PlanHome } from '../engine/plan-model.ts'
import { inCents } from '../plan-examples.ts'
import { projectOfReportLink } from '../report-link.ts'

interface HomeFromReportProps {
  onHome: (found: Pick<PlanHome, 'name' | 'price' | 'isPublic'>) => void
}

/** Name and estimate of a home out of the link of its report. */
export function HomeFromReport({ onHome }: HomeFromReportProps) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const [link, setLink] = useState('')
  const [outcome, setOutcome] = useState<{ isFault: boolean; text: string } | null>(null)

  async function bring() {
    const project = projectOfReportLink(link, country)
    if (!project) return setOutcome({ isFault: true, text: t`This is no link of a report in this country.` })
    const answer = await ask(project)
    if (!answer?.ok) {
      const isKnown = answer?.failure.code === 'no-estimate' || answer?.failure.code === 'not-found'
      return setOutcome({ isFault: true, text: isKnown ? t`There is no estimate for this project.` : t`This did not work. Try again.` })
    }
    const { name, isPublic, value } = answer.value
    onHome({ name: name.slice(0, 80), isPublic, price: inCents(Math.round(value)) })
    setLink('')
    setOutcome({ isFault: false, text: t`${name}: the estimate of its usual home is entered. Adjust it for yours.` })
  }

  return (
    <details className="expands">
      <summary className="inline-flex min-h-6 items-center text-sm text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3">
        <Trans>Take name and estimate from a report</Trans>
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-3">
        <div className="min-w-48 flex-1">
          <Field label={<Trans>Link of the report</Trans>} error={outcome?.isFault ? outcome.text : undefined}>
            {(control) => <TextInput {...control} inputMode="url" value={link} maxLength={500} onValue={setLink} />}
          </Field>
        </div>
        <Button disabled={link === ''} onClick={() => void bring()}>
          <Trans>Fill in</Trans>
        </Button>
      </div>
      <p role="status" className="pt-1 text-sm text-ink-2">
        {outcome && !outcome.isFault ? outcome.text : null}
      </p>
    </details>
  )
}

async function ask(project: NonNullable<ReturnType<typeof projectOfReportLink>>) {
  try {
    const { fetchReportHome } = await import('../smart-plan.functions.ts')
    return await fetchReportHome({ data: project })
  } catch {
    return null
  }
}
