import { Trans } from '@lingui/react/macro'

/** Facts that sale records do not hold. */
export const NotConsideredList = () => (
  <ul>
    <li>
      <Trans>the state of repair, renovation, fittings and furniture;</Trans>
    </li>
    <li>
      <Trans>the view, the facing, the light, noise and smells;</Trans>
    </li>
    <li>
      <Trans>a tenant in place, a mortgage, a dispute or a restriction on the title;</Trans>
    </li>
    <li>
      <Trans>extensions and alterations that the records do not show;</Trans>
    </li>
    <li>
      <Trans>a seller in a hurry, a buyer in love, or a sale within a family;</Trans>
    </li>
    <li>
      <Trans>plans for the neighbourhood that no price reflects yet.</Trans>
    </li>
  </ul>
)
