import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useReducer } from 'react'
import { overviewOf } from '#access/sub-account.ts'
import { fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useSession } from '#session/use-session.ts'
import type { Viewer } from '#session/viewer.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { AUDIENCES, type Audience } from '../audience.ts'
import { billingFailureWords, declineWords } from '../plan-words.ts'
import { readCheckout } from './kept-checkout.ts'
import { FIRST_LOOK, nextLook, type ReturnLook } from './return-look.ts'
import { settled } from './settled.ts'

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
    answer: <Trans>Then nothing was charged. The checkout goes on where you left it.</Trans>,
  },
] as const

/** user/auth/success: what became of a payment, as the card service says it; asked again, slower, while it is on its way. */
export function PaymentReturnPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5 py-16">
      <Outcome key={country} country={country} />
      <div className="mt-6 w-full">
        <FaqList items={questions} />
      </div>
    </div>
  )
}

function Outcome({ country }: { country: CountryCode }) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const { looked, again } = useSettled(country)
  return (
    <div aria-live="polite" aria-busy={looked === 'looking'} className="grid justify-items-start gap-5">
      <Said looked={looked} viewer={viewer} again={again} />
    </div>
  )
}

function useSettled(country: CountryCode) {
  const session = useSession()
  const [{ turn, looked }, tell] = useReducer(nextLook, FIRST_LOOK)
  useEffect(() => {
    let isGone = false
    void settled({ ask: () => look(country), wait: (ms) => new Promise((done) => setTimeout(done, ms)), isGone: () => isGone }).then(
      async (answer) => {
        if (!answer) return
        // what the plan opens is open from now on, in the menus too
        if (answer.ok && answer.value.state === 'DONE') await session.refresh()
        if (!isGone) tell({ is: 'answered', turn, answer })
      },
    )
    return () => {
      isGone = true
    }
  }, [country, turn, session])
  return { looked, again: () => tell({ is: 'again' }) }
}

const look = async (country: CountryCode) =>
  (await import('../billing.functions.ts')).settleCheckout({ data: { country } }).catch(() => fail('network', 'unreachable'))

const audienceOf = ({ isSubAccount, isStaff, roles }: Pick<Viewer, 'isSubAccount' | 'isStaff' | 'roles'>): Audience => {
  if (isSubAccount) return 'sub-account'
  return roles.includes('agent') || isStaff ? 'agent' : 'non-agent'
}

function Said({ looked, viewer, again }: { looked: ReturnLook['looked']; viewer: Viewer; again: () => void }) {
  const { i18n } = useLingui()
  const overview = (
    <ButtonLink key="overview" to={overviewOf('/user', viewer)} look="primary">
      <Trans>Account overview</Trans>
    </ButtonLink>
  )
  const retry = (
    <Button key="again" onClick={again}>
      <Trans>Look again</Trans>
    </Button>
  )
  if (looked === 'looking')
    return (
      <Words title={<Trans>Looking at your payment</Trans>} actions={overview}>
        <Trans>This takes a few seconds. You can leave this page: the plan opens by itself once the payment has arrived.</Trans>
      </Words>
    )
  if (!looked.ok)
    return (
      <Words title={<Trans>Your payment could not be looked up</Trans>} actions={[retry, overview]}>
        {billingFailureWords(i18n, looked.failure)}
      </Words>
    )
  const { state, lastFailure, payPackageId, invCode } = looked.value
  if (state === 'DONE')
    return (
      <Words title={<Trans>Your plan is open</Trans>} actions={overview}>
        <Trans>Thank you. Its invoices, its card and its end are in your account overview, and there it can be changed at any time.</Trans>
      </Words>
    )
  if (state === 'WORKING')
    return (
      <Words title={<Trans>The payment is still on its way</Trans>} actions={[retry, overview]}>
        <Trans>Come back later, and do not pay again. The plan opens by itself once the payment has arrived.</Trans>
      </Words>
    )
  if (state === 'NONE')
    return (
      <Words title={<Trans>No payment is open</Trans>} actions={overview}>
        <Trans>Nothing was begun, or it has ended. Nothing has been charged.</Trans>
      </Words>
    )
  return (
    <Words
      title={<Trans>The payment did not go through</Trans>}
      actions={
        <ButtonLink
          to={AUDIENCES[readCheckout()?.audience ?? audienceOf(viewer)].checkout}
          search={{ payPackageId: payPackageId ?? undefined, invCode: invCode ?? undefined }}
          reloadDocument
          look="primary"
        >
          <Trans>Back to the checkout</Trans>
        </ButtonLink>
      }
    >
      {lastFailure ? declineWords(i18n, lastFailure) : <Trans>The card was not entered to the end. Nothing has been charged.</Trans>}
    </Words>
  )
}

const Words = ({ title, children, actions }: { title: ReactNode; children: ReactNode; actions: ReactNode }) => (
  <>
    <h1 className="title text-4xl">{title}</h1>
    <p className="max-w-[58ch] text-lg text-ink-2">{children}</p>
    <div className="flex flex-wrap gap-3">
      {actions}
      <ButtonLink to="/contact" search={{ interest: 'plans' }}>
        <Trans>Contact us</Trans>
      </ButtonLink>
    </div>
  </>
)
