import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { AnsweredLead } from './inbox.ts'
import type { LeadActs } from './use-lead-acts.ts'

const ProposedPart = lazy(async () => ({ default: (await import('./proposed-part.tsx')).ProposedPart }))

interface ProposeTimesProps {
  lead: AnsweredLead
  /** public id under which the agent offers times */
  host: string
  acts: LeadActs
}

/** Proposes times to whoever wrote: what was proposed last, and the form, once it is opened. */
export function ProposeTimes(props: ProposeTimesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="propose-times" className="grid gap-3">
      <h3 id="propose-times" className="font-[560]">
        <Trans>Times for an appointment</Trans>
      </h3>
      {isOpen ? (
        <Suspense fallback={null}>
          <ProposedPart {...props} />
        </Suspense>
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          <Trans>Propose times</Trans>
        </Button>
      )}
    </section>
  )
}
