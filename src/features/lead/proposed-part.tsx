import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import type { AnsweredLead } from './inbox.ts'
import { LastProposal } from './last-proposal.tsx'
import { leadFailureWords } from './lead-words.ts'
import { ProposeForm } from './propose-form.tsx'
import type { Proposable } from './propose-times.functions.ts'
import type { LeadActs } from './use-lead-acts.ts'

interface ProposedPartProps {
  lead: AnsweredLead
  host: string
  acts: LeadActs
}

/** What was proposed last, and the form that proposes; both as they are now. */
export function ProposedPart({ lead, host, acts }: ProposedPartProps) {
  usePageWords()
  const { i18n } = useLingui()
  const [shown, setShown] = useState<Proposable | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const load = async (kind?: Proposable['kinds'][number]) => {
    const { fetchProposable } = await import('./propose-times.functions.ts')
    const answer = await fetchProposable({ data: { lead: lead.id, host, kind } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setShown(answer.value)
  }
  const begin = useEffectEvent(() => void load())
  useEffect(() => begin(), [])
  const last = shown?.proposals[0]
  return (
    <>
      {last ? <LastProposal key={`${last.id} ${last.state}`} proposal={last} acts={acts} onDone={() => load()} /> : null}
      {shown === null || last?.state === 'OPEN' ? null : (
        <ProposeForm
          key={`${shown.kind} ${shown.free.join(' ')}`}
          lead={lead}
          proposable={shown}
          acts={acts}
          onKind={(kind) => void load(kind)}
          onDone={() => load()}
        />
      )}
      {failure ? (
        <p role="alert" className="text-bad">
          {leadFailureWords(i18n, failure)}
        </p>
      ) : null}
    </>
  )
}
