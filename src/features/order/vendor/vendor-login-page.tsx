import { Trans } from '@lingui/react/macro'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useAttribution } from '#session/attribution-state.tsx'
import { VendorLoginFields } from '#session/vendor/vendor-login-fields.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { vendorOrderSearch } from '../search.ts'

/** The states of an order as a vendor sees them; declined and cancelled end it early. */
const orderStates = [
  {
    key: 'new',
    title: <Trans>New</Trans>,
    text: <Trans>Address, what is wanted, due date and fee are on the order. Accept it or decline it with a reason.</Trans>,
  },
  {
    key: 'accepted',
    title: <Trans>Accepted</Trans>,
    text: <Trans>You hold the order. The agent sees your name, and you see how to reach the home.</Trans>,
  },
  {
    key: 'production',
    title: <Trans>In production</Trans>,
    text: <Trans>Notes on the order keep agent and vendor on one page while you work.</Trans>,
  },
  {
    key: 'delivered',
    title: <Trans>Delivered</Trans>,
    text: <Trans>Upload the files, and the agent looks at them. The order closes and goes to invoice once they are approved.</Trans>,
  },
] as const

const questions = [
  {
    key: 'who',
    question: <Trans>Who is a vendor?</Trans>,
    answer: (
      <Trans>
        A photographer, tour maker or stager whom we have admitted. A vendor sign-in is separate from an agent or owner account.
      </Trans>
    ),
  },
  {
    key: 'session',
    question: <Trans>Why am I asked to sign in again?</Trans>,
    answer: <Trans>A vendor session ends 30 minutes after sign-in, because orders hold addresses of homes and how to get in.</Trans>,
  },
  {
    key: 'join',
    question: <Trans>How do I become one?</Trans>,
    answer: <Trans>Write to us with your trade, the country you work in and where your work can be seen.</Trans>,
  },
  {
    key: 'lost',
    question: <Trans>I was admitted and cannot sign in.</Trans>,
    answer: <Trans>Write to us from the e-mail address that we know you by. Never send a password.</Trans>,
  },
] as const

/** §2.2: the vendor login. It has no top bar, so it has a link to the home page. */
export function VendorLoginPage() {
  const { viewer } = useRouteContext({ from: '__root__' })
  return (
    <>
      <p className="page py-4">
        <Link to="/realAgent" className="font-[560] text-ink-2 hover:text-ink">
          <Trans>Back to realAgent</Trans>
        </Link>
      </p>
      <LandingHero
        kicker={<Trans>For vendors</Trans>}
        title={<Trans>Vendor desk</Trans>}
        lead={
          <Trans>
            Photographers, tour makers and stagers receive their orders here, deliver their files and send their invoice. Sign-ins are
            handed out by our desk.
          </Trans>
        }
        actions={
          <>
            {viewer.hasVendorSession ? (
              <ButtonLink to="/realAgent/vendor-orders" look="primary" size="large">
                <Trans>Open your orders</Trans>
              </ButtonLink>
            ) : null}
            <ButtonLink to="/contact" size="large">
              <Trans>Write to the desk</Trans>
            </ButtonLink>
          </>
        }
        picture={viewer.hasVendorSession ? undefined : <VendorLoginForm />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
        <PageSection title={<Trans>How an order proceeds</Trans>}>
          <Steps items={orderStates} />
        </PageSection>
        <PageSection title={<Trans>Questions</Trans>}>
          <FaqList items={questions} />
        </PageSection>
      </div>
    </>
  )
}

/** §4: a vendor enters with licence number or e-mail and password, for half an hour; then the order that a letter led to is opened. */
function VendorLoginForm() {
  const navigate = useNavigate()
  const { orderId } = useAttribution()
  const open = () => navigate({ to: '/realAgent/vendor-orders', search: vendorOrderSearch({ order: orderId }) })
  return (
    <div className="w-full max-w-[26rem] rounded border border-line bg-sheet p-6 sm:p-8">
      <VendorLoginFields onLoggedIn={open} />
    </div>
  )
}
