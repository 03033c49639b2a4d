import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OpenHouseQuery } from '#graphql/generated/graphql.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { SpanOfTime } from '../appointment-facts.tsx'
import { zoneDayClock } from '../zone-time.ts'
import { CheckInForm, CheckInState } from './check-in-form.tsx'
import { useCheckIn } from './use-check-in.ts'

const route = getRouteApi('/_default/open-house/$token')

type OpenHouse = OpenHouseQuery['openHouse']

/** The page on which visitors of an open house check in by their own phone, reached by a code. Needs no account. */
export function CheckInPage() {
  const answer = route.useLoaderData()
  const { token } = route.useParams()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-20 sm:pt-9">
      {answer.ok ? (
        <OpenHouseCheckIn key={token} openHouse={answer.value} token={token} />
      ) : answer.failure.code === 'open-house-unknown' ? (
        <Unknown />
      ) : (
        <>
          <Title />
          <FailedPanel title={<Trans>The open house could not be loaded</Trans>} />
        </>
      )}
    </div>
  )
}

const Title = () => (
  <h1 className="title text-3xl sm:text-4xl">
    <Trans>Open house</Trans>
  </h1>
)

const MINUTE_MS = 60_000

/** The time, by the server's clock until the page is hydrated; a page stays open for long. */
function useMoment(start: string): number {
  const [now, setNow] = useState(() => Date.parse(start))
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function OpenHouseCheckIn({ openHouse, token }: { openHouse: OpenHouse; token: string }) {
  const { i18n } = useLingui()
  const { name, timeZone, opensAt, closesAt, question, agentName, agentLicence, agency, agencyLicence } = openHouse
  const now = useMoment(openHouse.now)
  // what was entered in time is sent also when the check-in has closed meanwhile
  const check = useCheckIn(token)
  const opens = zoneDayClock(opensAt, timeZone, i18n.locale)
  return (
    <>
      <header className="grid gap-3">
        <Title />
        <p className="text-xl font-semibold wrap-anywhere">{name}</p>
        <p className="text-lg">
          <SpanOfTime {...openHouse} />
        </p>
        <p className="max-w-[60ch] text-ink-2">
          {[agentName, agentLicence].filter(Boolean).join(', ')}
          <span className="block">{[agency, agencyLicence].filter(Boolean).join(', ')}</span>
        </p>
      </header>
      {now < Date.parse(opensAt) ? (
        <p role="status" className="max-w-[58ch] border-s-2 border-lagoon ps-4 text-lg">
          <Trans>You can check in from {opens} on. This page opens then by itself.</Trans>
        </p>
      ) : now > Date.parse(closesAt) ? (
        <>
          <CheckInState check={check} />
          <Over />
        </>
      ) : (
        <CheckInForm check={check} agentName={agentName} question={question} />
      )}
    </>
  )
}

const Over = () => (
  <div className="grid justify-items-start gap-4">
    <p role="status" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg">
      <Trans>This open house is over, and its check-in is closed.</Trans>
    </p>
    <ButtonLink to="/realListing">
      <Trans>Advertised homes</Trans>
    </ButtonLink>
  </div>
)

const Unknown = () => (
  <div className="grid justify-items-start gap-5 py-8">
    <Title />
    <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
      <Trans>There is no open house under this link. It may have been cancelled, or the link is not complete.</Trans>
    </p>
    <ButtonLink to="/realListing">
      <Trans>Advertised homes</Trans>
    </ButtonLink>
  </div>
)
