import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SUB_ACCOUNT_OVERVIEW } from '#access/sub-account.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'

const questions = [
  {
    key: 'paid',
    question: <Trans>I paid, and the plan is not open yet</Trans>,
    answer: (
      <Trans>
        Wait a minute and open the account overview again. Do not pay a second time. If it stays closed, send us the number on your receipt.
      </Trans>
    ),
  },
  {
    key: 'cancelled',
    question: <Trans>I left the payment half-way</Trans>,
    answer: <Trans>Then nothing was charged. The plans are where you left them.</Trans>,
  },
] as const

/** user/auth/success: the payment provider's return page. It does not confirm the payment, because only the account knows its state. */
export function PaymentReturnPage() {
  const { viewer } = useRouteContext({ from: '__root__' })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        <Trans>Back from the payment</Trans>
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        {viewer.isSubscribed ? (
          <Trans>A subscription is active on this account. Its details are in the account overview.</Trans>
        ) : (
          <Trans>No active subscription is on this account yet. A payment that went through shows in the account overview.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={viewer.isSubAccount ? SUB_ACCOUNT_OVERVIEW : '/user/account-overview'} look="primary">
          <Trans>Account overview</Trans>
        </ButtonLink>
        <ButtonLink to="/contact" search={{ interest: 'plans' }}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      </div>
      <div className="mt-6 w-full">
        <FaqList items={questions} />
      </div>
    </div>
  )
}
