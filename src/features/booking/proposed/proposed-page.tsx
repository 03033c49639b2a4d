import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProposedTimesPartsFragment } from '#graphql/generated/graphql.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { SpanOfTime } from '../appointment-facts.tsx'
import { Booked } from '../booked.tsx'
import type { Taken } from '../use-visit-form.ts'
import { ProposalFacts } from './proposal-facts.tsx'
import { ProposedChoice } from './proposed-choice.tsx'

const route = getRouteApi('/_default/proposed-times/$token')

/** The page of times that an agent proposes, reached by the link in a letter: take one in one press, or say that none suits. Needs no account. */
export function ProposedPage() {
  const answer = route.useLoaderData()
  const { token } = route.useParams()
  const [taken, setTaken] = useState<Taken | null>(null)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-20 sm:pt-9">
      {taken ? (
        <Booked {...taken} />
      ) : answer.ok ? (
        <Proposal proposal={answer.value} token={token} onTaken={setTaken} />
      ) : answer.failure.code === 'proposal-unknown' ? (
        <UnknownProposal />
      ) : (
        <>
          <Title />
          <FailedPanel title={<Trans>The times could not be loaded</Trans>} />
        </>
      )}
    </div>
  )
}

const Title = () => (
  <h1 className="title text-3xl sm:text-4xl">
    <Trans>Proposed times</Trans>
  </h1>
)

interface ProposalProps {
  proposal: ProposedTimesPartsFragment
  token: string
  onTaken: (taken: Taken) => void
}

function Proposal({ proposal, token, onTaken }: ProposalProps) {
  return (
    <>
      <header>
        <Title />
      </header>
      <ProposalFacts proposal={proposal} />
      {proposal.state === 'OPEN' ? <ProposedChoice proposal={proposal} token={token} onTaken={onTaken} /> : <Ended proposal={proposal} />}
    </>
  )
}

/** What has become of a proposal that nothing can be chosen of any more. */
function Ended({ proposal: { state, times, timeZone, host, hostName } }: Pick<ProposalProps, 'proposal'>) {
  const taken = times.find(({ isTaken }) => isTaken)
  const words = {
    OPEN: null,
    TAKEN: <Trans>You have taken one of these times. The e-mail with the appointment leads to where it is moved or cancelled.</Trans>,
    DECLINED: <Trans>You have said that none of these times suits. {hostName} is told and can write to you.</Trans>,
    WITHDRAWN: <Trans>{hostName} has withdrawn these times. Nothing is booked.</Trans>,
    EXPIRED: <Trans>These times were kept for you until they ended. They are free for everybody again, and nothing is booked.</Trans>,
  }
  return (
    <div className="grid justify-items-start gap-5">
      <p role="status" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg">
        {words[state]}
      </p>
      {taken ? (
        <p className="text-lg">
          <SpanOfTime startsAt={taken.startsAt} endsAt={taken.endsAt} timeZone={timeZone} />
        </p>
      ) : null}
      {state !== 'TAKEN' && host ? (
        <ButtonLink to="/book/$hostId" params={{ hostId: host }} look="primary">
          <Trans>Choose another time</Trans>
        </ButtonLink>
      ) : null}
    </div>
  )
}

const UnknownProposal = () => (
  <div className="grid justify-items-start gap-5 py-8">
    <Title />
    <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
      <Trans>This link is not known. It may not be complete, or the proposal was removed long after it ended.</Trans>
    </p>
    <ButtonLink to="/contact">
      <Trans>Contact us</Trans>
    </ButtonLink>
  </div>
)
