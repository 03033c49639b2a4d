import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pageStart } from '#session/page-start.ts'

interface Remembered {
  name: string
  where: ReactNode
  what: ReactNode
  long: ReactNode
}

const COOKIE = <Trans>Cookie</Trans>
const LOCAL = <Trans>Local storage</Trans>
const BOTH = <Trans>Cookie and local storage</Trans>
const TAB = <Trans>Session storage</Trans>
const CLEARED = <Trans>Until you clear it</Trans>
const TAB_CLOSED = <Trans>Until you close the tab</Trans>
const YEAR = <Trans>One year</Trans>

/** `localeCookie`: the deployment keeps the chosen language in a cookie too. */
export const rememberedRows = (localeCookie: boolean): readonly Remembered[] => [
  { name: 'countryCode', where: BOTH, what: <Trans>The market you chose, so that the next visit opens it.</Trans>, long: YEAR },
  {
    name: 'locale',
    where: localeCookie ? BOTH : LOCAL,
    what: <Trans>The language you chose.</Trans>,
    long: localeCookie ? YEAR : CLEARED,
  },
  {
    name: 'floorAreaUnit, tutorial',
    where: LOCAL,
    what: <Trans>Square feet or square metres, and hints you have closed.</Trans>,
    long: CLEARED,
  },
  {
    name: 'apollo-token',
    where: COOKIE,
    what: <Trans>Keeps you logged in. Scripts cannot read it.</Trans>,
    long: <Trans>Seven days, or until you close the browser</Trans>,
  },
  {
    name: 'phone-proof',
    where: COOKIE,
    what: <Trans>Lets this browser alone register with the phone number you have just confirmed. Scripts cannot read it.</Trans>,
    long: <Trans>Fifteen minutes, or until you are registered</Trans>,
  },
  {
    name: 'offered-token',
    where: COOKIE,
    what: <Trans>The account that a link from another site offered you, until you have answered. Scripts cannot read it.</Trans>,
    long: <Trans>Ten minutes</Trans>,
  },
  {
    name: 'known-device',
    where: COOKIE,
    what: (
      <Trans>That this browser has logged in before, so that a crowd cannot keep you out. It names nobody; scripts cannot read it.</Trans>
    ),
    long: <Trans>180 days</Trans>,
  },
  {
    name: 'vendor-token',
    where: COOKIE,
    what: <Trans>Keeps a vendor logged in. Scripts cannot read it.</Trans>,
    long: <Trans>Thirty minutes</Trans>,
  },
  {
    name: 'share-…',
    where: COOKIE,
    what: <Trans>Opens a shared page whose password you have entered. Scripts cannot read it.</Trans>,
    long: <Trans>One hour</Trans>,
  },
  { name: 'remember', where: BOTH, what: <Trans>Whether you asked to stay logged in.</Trans>, long: CLEARED },
  {
    name: 'sessionNews',
    where: LOCAL,
    what: <Trans>Tells your other tabs that you have logged in or out here.</Trans>,
    long: CLEARED,
  },
  {
    name: 'recentSearches',
    where: LOCAL,
    what: <Trans>The last five places you chose in each market. They are not sent to us.</Trans>,
    long: CLEARED,
  },
  {
    name: 'household',
    where: LOCAL,
    what: (
      <Trans>The places your household has to be at, and when, to show how long the ways from homes are. They are not sent to us.</Trans>
    ),
    long: CLEARED,
  },
  {
    name: 'launches seen, launch seen …',
    where: <Trans>Local storage and session storage</Trans>,
    what: <Trans>What a price list held when you last saw it, to mark what has changed since. It is not sent to us.</Trans>,
    long: CLEARED,
  },
  {
    name: 'listing-writing …, tour-writing …',
    where: LOCAL,
    what: <Trans>What you were writing when the page closed before it was saved.</Trans>,
    long: <Trans>Until it is saved</Trans>,
  },
  {
    name: 'check-in …',
    where: LOCAL,
    what: <Trans>What you enter when you check in to an open house, until it was sent.</Trans>,
    long: <Trans>Until it was sent</Trans>,
  },
  {
    name: 'label-draft, smart-plan-…',
    where: TAB,
    what: <Trans>What you are working on in a tool and have not saved.</Trans>,
    long: TAB_CLOSED,
  },
  {
    name: 'typed …',
    where: TAB,
    what: <Trans>What you write in an enquiry, a booking, an order, an answer or a note and have not sent.</Trans>,
    long: <Trans>Until it is sent, you log out or you close the tab</Trans>,
  },
  {
    name: 'owner …, own-home …',
    where: TAB,
    what: <Trans>What you type about the purchase of a home to see your gain. It is not sent to us.</Trans>,
    long: TAB_CLOSED,
  },
  {
    name: 'checkout',
    where: TAB,
    what: <Trans>Whom the invoice is to name, while you are at the checkout; nothing of a card.</Trans>,
    long: TAB_CLOSED,
  },
  { name: 'attribution', where: TAB, what: <Trans>Which adviser’s link brought you here, if one did.</Trans>, long: TAB_CLOSED },
  {
    name: 'chunkReloadedAt, tsr-scroll-restoration-v1_3',
    where: TAB,
    what: <Trans>Where you stood on the pages of this tab, and that a page was loaded again after an update of the site.</Trans>,
    long: TAB_CLOSED,
  },
]

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
        {rememberedRows(pageStart().localeCookie).map(({ name, where, what, long }) => (
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
