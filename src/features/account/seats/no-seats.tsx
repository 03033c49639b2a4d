import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'

/** For who pays for no seats: what a seat is, and how one is had. */
export const NoSeats = () => (
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
