import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { BrowserMemory } from './browser-memory.tsx'
import { PaymentPrivacy } from './payment-privacy.tsx'
import { ReadingFrame } from './reading-frame.tsx'

/** §2.8 legal pages: what is kept, where, and for how long. True for what the site does now; change it together with the code. */
export function PrivacyPolicyPage() {
  const payment = useLoaderData({ from: '/_default/privacy-policy' })
  return (
    <ReadingFrame title={<Trans>Privacy policy</Trans>} lead={<Trans>What this site keeps about you, what for, and for how long.</Trans>}>
      <h2>
        <Trans>When you look around</Trans>
      </h2>
      <p>
        <Trans>
          Search, map and reports need no account. There are no advertising or tracking scripts. Our logs of errors hold the kind of request
          and a random number for it, not your name, your searches or your network address.
        </Trans>
      </p>
      <p>
        <Trans>
          Your network address reaches our servers, as it does for every site, and the country it belongs to may decide which market opens
          first. A tour that an agent keeps with another service is loaded from that service, which then learns your address too.
        </Trans>
      </p>
      <p>
        <Trans>How often a shared page or a tour is opened is counted for whoever made it; who opened it is not kept.</Trans>
      </p>
      <h2 id="browser-memory">
        <Trans>What your browser remembers</Trans>
      </h2>
      <BrowserMemory labelledBy="browser-memory" />
      <h2>
        <Trans>When you write to us</Trans>
      </h2>
      <p>
        <Trans>
          The contact form keeps your name, e-mail address, phone number, company if you give one, country, subject, message and the time.
          We use them to answer you, give them to nobody else, and keep them for two years. So that the form cannot be flooded, a one-way
          code of your network address is kept apart from the message for about an hour.
        </Trans>
      </p>
      <h2>
        <Trans>When you write to an agent or take an appointment</Trans>
      </h2>
      <p>
        <Trans>
          A question about a home, a registration for a new launch or an appointment goes to the agent who is named there, or to us where
          none is: your name, e-mail address, phone number, message, the home and the time. They are kept for two years. A message that a
          machine may have written is held back: whoever would answer it sees it as such, and it is deleted after thirty days unless it is
          taken in.
        </Trans>
      </p>
      <p>
        <Trans>
          By the letter that confirms an appointment you can move or cancel it, and by that of a waiting list you can leave the list.
          Letters that we send are kept for thirty days.
        </Trans>
      </p>
      <h2>
        <Trans>What agents publish</Trans>
      </h2>
      <p>
        <Trans>
          Advertisements, tours and shared pages are open to their readers with the agent’s name, registration number, agency and phone
          number, until they are withdrawn or end. Files of an order are seen by the agent and the vendor who carries it out.
        </Trans>
      </p>
      <PaymentPrivacy payment={payment} />
      <h2>
        <Trans>Accounts</Trans>
      </h2>
      <p>
        <Trans>
          An account keeps your name, e-mail address, phone number, country, language, a picture if you give one, and an agent’s licence.
          The password is kept as a one-way code only, and every device that is logged in as a line that you can end. What you save there is
          kept with it: searches, homes, lists, plans, and what you were told. You can download all of it and delete the account: thirty
          days after you ask it is removed for good, unless you sign in before.
        </Trans>
      </p>
      <h2>
        <Trans>People in the data</Trans>
      </h2>
      <p>
        <Trans>
          Recorded sales and rents are shown as the registers publish them: homes, months and prices, without the names of buyers, sellers
          or tenants.
        </Trans>
      </p>
      <h2>
        <Trans>Your rights</Trans>
      </h2>
      <p>
        <Trans>
          You may ask what we keep about you, have it corrected, or have it deleted. <Link to="/contact">Write to us</Link> from the e-mail
          address that you used.
        </Trans>
      </p>
    </ReadingFrame>
  )
}
