import { Trans, useLingui } from '@lingui/react/macro'
import { type LinkProps, useRouteContext } from '@tanstack/react-router'
import { COUNTRIES } from '#market/countries.ts'
import { useAttribution } from '#session/attribution-state.tsx'
import { countryName } from '#session/country-name.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { cardSteps, deskSteps } from './payment-steps.tsx'

export const CheckoutPage = () => <Checkout plans="/user/subscription-plans" />
export const NonAgentCheckoutPage = () => <Checkout plans="/user/nonagent/subscription-plans" />
export const SubAccountCheckoutPage = () => <Checkout plans="/user/subaccount/subscription-plans" />

/** §2.3 checkout. Without a plan that can be paid by card, it says so and charges nothing. */
function Checkout({ plans }: { plans: LinkProps['to'] }) {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const { payPackageId, orderId, invCode } = useAttribution()
  const { stripeSubscriptionEnabled } = COUNTRIES[country]
  const label = countryName(i18n, country)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 py-9">
      <h1 className="title text-4xl">
        <Trans>Checkout</Trans>
      </h1>
      <Panel
        kind="empty"
        title={
          orderId ? (
            <Trans>Order {orderId} is not open here</Trans>
          ) : payPackageId ? (
            <Trans>This plan cannot be paid for here</Trans>
          ) : (
            <Trans>No plan has been chosen</Trans>
          )
        }
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={plans} look="primary">
              <Trans>See the plans</Trans>
            </ButtonLink>
            <ButtonLink to="/contact" search={{ interest: 'plans' }}>
              <Trans>Contact us</Trans>
            </ButtonLink>
          </div>
        }
      >
        {orderId || payPackageId ? (
          <Trans>
            The offer in the link is not open to this account. Nothing has been charged. Choose again, or ask us for a new offer.
          </Trans>
        ) : (
          <Trans>Choose one first. Nothing has been charged.</Trans>
        )}
        {invCode ? (
          <p className="mt-3 font-[560] text-ink">
            <Trans>Promotion code {invCode} is noted. It goes along with your message to us.</Trans>
          </p>
        ) : null}
      </Panel>
      <PageSection
        title={<Trans>How a plan begins</Trans>}
        aside={stripeSubscriptionEnabled ? <Trans>Cards are taken in {label}</Trans> : <Trans>Cards are not taken in {label}</Trans>}
      >
        <Steps items={stripeSubscriptionEnabled ? cardSteps : deskSteps} />
      </PageSection>
    </div>
  )
}
