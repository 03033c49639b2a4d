import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { enumWord } from '#filter/wire-names.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AppointmentFacts } from './appointment-facts.tsx'
import type { ManagedAppointment } from './booking.functions.ts'
import { CalendarFileLink } from './calendar-file-link.tsx'
import { GiveUpForm } from './give-up-form.tsx'
import { MoveForm } from './move-form.tsx'

const route = getRouteApi('/_default/booking/$token')

/** The page of one appointment, reached by the link in a letter: see, move, cancel. Needs no account. */
export function ManagePage() {
  const answer = route.useLoaderData()
  const { token } = route.useParams()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-20 sm:pt-9">
      {answer.ok ? (
        <Managed key={answer.value.appointment.state} managed={answer.value} token={token} />
      ) : answer.failure.code === 'booking-unknown' ? (
        <UnknownLink />
      ) : (
        <>
          <Title />
          <FailedPanel title={<Trans>The appointment could not be loaded</Trans>} />
        </>
      )}
    </div>
  )
}

const Title = () => (
  <h1 className="title text-3xl sm:text-4xl">
    <Trans>Your appointment</Trans>
  </h1>
)

function Managed({ managed: { appointment, times }, token }: { managed: ManagedAppointment; token: string }) {
  const { mayMove, mayCancel, host, kind, state } = appointment
  const isOver = !mayCancel && state !== 'DONE' && state !== 'CONFIRMED'
  return (
    <>
      <header>
        <Title />
      </header>
      <AppointmentFacts appointment={appointment} />
      <div className="flex flex-wrap gap-3">
        <CalendarFileLink token={token} />
        {mayMove && !times ? (
          <ButtonLink to="." search={(old) => ({ ...old, move: true })} hash="move" resetScroll={false} look="primary">
            <Trans>Choose another time</Trans>
          </ButtonLink>
        ) : null}
        {isOver && host && kind !== 'VALUATION' ? (
          <ButtonLink to="/book/$hostId" params={{ hostId: host }} search={{ appointment: enumWord(kind) }} look="primary">
            <Trans>Choose another time</Trans>
          </ButtonLink>
        ) : null}
      </div>
      {times ? (
        <PageSection id="move" title={<Trans>Another time</Trans>}>
          <MoveForm token={token} times={times} />
        </PageSection>
      ) : null}
      {mayCancel ? <GiveUpForm token={token} isHeld={state === 'HELD'} /> : null}
    </>
  )
}

const UnknownLink = () => (
  <div className="grid justify-items-start gap-5 py-8">
    <Title />
    <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
      <Trans>This link is not known. It may not be complete, or the appointment was removed long after it took place.</Trans>
    </p>
    <p className="max-w-[58ch] text-lg text-ink-2">
      <Trans>Open the link from the e-mail again, or copy the whole address.</Trans>
    </p>
    <ButtonLink to="/contact">
      <Trans>Contact us</Trans>
    </ButtonLink>
  </div>
)
