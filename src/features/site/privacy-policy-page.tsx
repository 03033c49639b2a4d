import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BrowserMemory } from './browser-memory.tsx'
import { ReadingFrame } from './reading-frame.tsx'

/** §2.8 legal pages: what is kept, where, and for how long. True for what the site does now; change it together with the code. */
export const PrivacyPolicyPage = () => (
  <ReadingFrame
    title={<Trans>Privacy policy</Trans>}
    lead={<Trans>What this site keeps about you. It is little, and this page names all of it.</Trans>}
  >
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
        first.
      </Trans>
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
        The contact form keeps your name, e-mail address, phone number, company if you give one, country, subject, message and the time. We
        use them to answer you, and give them to nobody else. So that the form cannot be flooded, a one-way code of your network address is
        kept apart from the message; codes older than an hour are removed when the next message arrives.
      </Trans>
    </p>
    <h2>
      <Trans>Accounts</Trans>
    </h2>
    <p>
      <Trans>
        An account keeps your name, e-mail address, phone number, country, language, a picture if you give one, and an agent’s licence. The
        password is kept as a one-way code only, and every device that is logged in as a line that you can end. You can download all of it
        and delete the account: thirty days after you ask it is removed for good.
      </Trans>
    </p>
    <h2>
      <Trans>People in the data</Trans>
    </h2>
    <p>
      <Trans>
        Recorded sales and rents are shown as the registers publish them: homes, months and prices, without the names of buyers, sellers or
        tenants.
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
