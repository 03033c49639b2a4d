import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { SUBSCRIPTION_PART } from '#access/sub-account.ts'
import { useLookAnew } from '#session/use-look-anew.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { InviteForm } from './invite-form.tsx'
import { SeatList } from './seat-list.tsx'
import type { TeamSeats } from './team-seats.ts'

/** The seats of a subscription, for who pays for it. */
export function SeatsPage() {
  const loaded = useLoaderData({ from: '/_default/user/account-overview/seats' })
  useLookAnew()
  if (!loaded) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 py-9">
      <header className="grid gap-1">
        <Link
          to="/user/account-overview"
          className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
        >
          <Trans>Account overview</Trans>
        </Link>
        <h1 className="title text-4xl">
          <Trans>Seats</Trans>
        </h1>
        <p className="max-w-[60ch] text-lg text-ink-2">
          <Trans>Sub-accounts for the people of your team, each with its own sign-in on your subscription.</Trans>
        </p>
      </header>
      {loaded.ok ? <Desk desk={loaded.value} /> : <FailedPanel title={<Trans>Your seats could not be loaded</Trans>} />}
    </div>
  )
}

function Desk({ desk }: { desk: TeamSeats }) {
  const { paid, taken, seats } = desk
  if (paid === 0 && seats.length === 0) return <NoSeats />
  return (
    <>
      {taken > paid ? <TooMany paid={paid} /> : null}
      <SeatList desk={desk} />
      {paid > 0 ? <InviteForm free={Math.max(0, paid - taken)} /> : null}
    </>
  )
}

/** The subscription has fewer places than there are seats. */
const TooMany = ({ paid }: { paid: number }) => (
  <p role="status" className="max-w-[72ch] rounded bg-caution-soft p-4 text-caution-ink">
    {paid === 0 ? (
      <Trans>
        Nothing pays for these seats now. They work again as soon as a subscription with seats does:{' '}
        <Link
          to="/user/account-overview"
          hash={SUBSCRIPTION_PART}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          see what is to be paid
        </Link>
        .
      </Trans>
    ) : (
      <Trans>Your subscription pays for {paid}. The newest seats beyond it do not work until you add places or remove others.</Trans>
    )}
  </p>
)

/** For who pays for no seats: what a seat is, and how one is had. */
const NoSeats = () => (
  <Panel
    kind="empty"
    title={<Trans>A seat lets somebody else work on your subscription</Trans>}
    action={
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/user/subscription-plans" look="primary">
          <Trans>See the plans with seats</Trans>
        </ButtonLink>
        <ButtonLink to="/contact" search={{ interest: 'plans' }}>
          <Trans>Ask us</Trans>
        </ButtonLink>
      </div>
    }
  >
    <ul className="grid list-disc gap-1 ps-5">
      <li>
        <Trans>Each person signs in with a name and password of their own, which you never learn.</Trans>
      </li>
      <li>
        <Trans>You say what each seat may do, and hand over enquiries one by one.</Trans>
      </li>
      <li>
        <Trans>You suspend, move or remove a seat at any time; whoever held it is signed out at once.</Trans>
      </li>
    </ul>
    <p className="pt-3">
      <Trans>Your subscription pays for no seats now. A plan with seats says how many, on one invoice.</Trans>
    </p>
  </Panel>
)
