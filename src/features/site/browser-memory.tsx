import { Trans } from '@lingui/react/macro'

const rows = [
  {
    name: 'countryCode',
    where: <Trans>Cookie and local storage</Trans>,
    what: <Trans>The market you chose, so that the next visit opens it.</Trans>,
    long: <Trans>One year</Trans>,
  },
  {
    name: 'locale',
    where: <Trans>Local storage</Trans>,
    what: <Trans>The language you chose.</Trans>,
    long: <Trans>Until you clear it</Trans>,
  },
  {
    name: 'floorAreaUnit, tutorial',
    where: <Trans>Local storage</Trans>,
    what: <Trans>Square feet or square metres, and hints you have closed.</Trans>,
    long: <Trans>Until you clear it</Trans>,
  },
  {
    name: 'apollo-token',
    where: <Trans>Cookie</Trans>,
    what: <Trans>Keeps you logged in. Scripts cannot read it.</Trans>,
    long: <Trans>Seven days, or until you close the browser</Trans>,
  },
  {
    name: 'phone-proof',
    where: <Trans>Cookie</Trans>,
    what: <Trans>Lets this browser alone register with the phone number you have just confirmed. Scripts cannot read it.</Trans>,
    long: <Trans>Fifteen minutes, or until you are registered</Trans>,
  },
  {
    name: 'vendor-token',
    where: <Trans>Cookie</Trans>,
    what: <Trans>Keeps a vendor logged in. Scripts cannot read it.</Trans>,
    long: <Trans>Thirty minutes</Trans>,
  },
  {
    name: 'remember',
    where: <Trans>Local storage</Trans>,
    what: <Trans>Whether you asked to stay logged in.</Trans>,
    long: <Trans>Until you clear it</Trans>,
  },
  {
    name: 'recentSearches',
    where: <Trans>Local storage</Trans>,
    what: <Trans>The last five places you chose in each market. They are not sent to us.</Trans>,
    long: <Trans>Until you clear it</Trans>,
  },
  {
    name: 'owner',
    where: <Trans>Session storage</Trans>,
    what: <Trans>What you type about the purchase of a home to see your gain. It is not sent to us.</Trans>,
    long: <Trans>Until you close the tab</Trans>,
  },
  {
    name: 'attribution',
    where: <Trans>Session storage</Trans>,
    what: <Trans>Which adviser’s link brought you here, if one did.</Trans>,
    long: <Trans>Until you close the tab</Trans>,
  },
] as const

/** Everything that this site writes into a browser. */
export const BrowserMemory = ({ labelledBy }: { labelledBy: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled sideways, by keyboard too
  <section className="overflow-x-auto" tabIndex={0} aria-labelledby={labelledBy}>
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Where</Trans>
          </th>
          <th scope="col">
            <Trans>What for</Trans>
          </th>
          <th scope="col">
            <Trans>How long</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, where, what, long }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{where}</td>
            <td>{what}</td>
            <td>{long}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
