import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDayTime } from '#session/day-time.ts'
import { forgetAllTyped } from '#session/typed-text.ts'
import { useLookAnew } from '#session/use-look-anew.ts'
import { useSession } from '#session/use-session.ts'
import { VendorEndBar } from '#session/vendor/vendor-end-bar.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { FindForm } from '#ui/form/find-form.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { forgetUploadQueues } from '../files/use-uploads.ts'
import { type FetchMonth, MonthsSection } from '../months-section.tsx'
import { ORDER_PAGE_SIZE, VENDOR_PARTS, VENDOR_PILES, type VendorPart, type VendorPile } from '../search.ts'
import { PricesPart } from './prices-part.tsx'
import { ShootsPart } from './shoots-part.tsx'
import { VendorOrderDetail } from './vendor-order-detail.tsx'
import { VendorOrderItem } from './vendor-order-item.tsx'
import { VENDOR_PILE_STATES, type VendorOrdersData } from './vendor-orders-data.ts'

const VENDOR_PILE_WORDS: Record<VendorPile, MessageDescriptor> = {
  open: msg`All open`,
  answer: msg`To answer`,
  work: msg`Under way`,
  waiting: msg`Waiting for the agent`,
  closed: msg`Closed`,
}

const VENDOR_PART_WORDS: Record<VendorPart, MessageDescriptor> = {
  orders: msg`Orders`,
  shoots: msg`Calendar`,
  prices: msg`Price list`,
}

const FROM = '/_blank/realAgent/vendor-orders/'

const fetchMonth: FetchMonth = async (data) => (await import('./vendor-order.functions.ts')).fetchVendorInvoices({ data })

/** §6: shown within 30 minutes of a vendor's sign-in; the guard sends others to the vendor login. */
export function VendorOrdersPage() {
  const { t, i18n } = useLingui()
  const { part = 'orders' } = useSearch({ from: FROM })
  const { viewer } = useRouteContext({ from: '__root__' })
  const data = useLoaderData({ from: FROM })
  useLookAnew()
  const until = viewer.vendorUntil === null ? '' : formatDayTime(new Date(viewer.vendorUntil).toISOString(), i18n.locale)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <VendorEndBar until={viewer.vendorUntil} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title text-4xl">{i18n._(VENDOR_PART_WORDS[part])}</h1>
          <p className="figures mt-1 text-ink-2">
            <Trans>You are logged in until {until}, Singapore time.</Trans>
          </p>
        </div>
        <VendorLogOut />
      </header>
      <LinkTabs label={t`Your desk`}>
        {VENDOR_PARTS.map((one) => (
          <LinkTab
            key={one}
            from="/realAgent/vendor-orders/"
            to="."
            search={{ part: one === 'orders' ? undefined : one }}
            current={one === part}
          >
            {i18n._(VENDOR_PART_WORDS[one])}
          </LinkTab>
        ))}
      </LinkTabs>
      {data?.ok ? (
        data.value.part === 'orders' ? (
          <VendorOrdersParts data={data.value} until={viewer.vendorUntil} />
        ) : data.value.part === 'shoots' ? (
          <ShootsPart {...data.value} />
        ) : (
          <PricesPart lists={data.value.ownPrices} />
        )
      ) : data ? (
        <FailedPanel title={<Trans>This could not be loaded</Trans>} />
      ) : null}
    </div>
  )
}

function VendorOrdersParts({ data, until }: { data: VendorOrdersData; until: number | null }) {
  const { t, i18n } = useLingui()
  const { pile = 'open', find, order, page = 1 } = useSearch({ from: FROM })
  return (
    <>
      <LinkTabs label={t`Piles of orders`}>
        {VENDOR_PILES.map((one) => (
          <LinkTab
            key={one}
            from="/realAgent/vendor-orders/"
            to="."
            search={(now) => ({ find: now.find, pile: one === 'open' ? undefined : one })}
            current={one === pile}
          >
            {i18n._(VENDOR_PILE_WORDS[one])} <span className="figures font-normal">{countOf(one, data.counts)}</span>
          </LinkTab>
        ))}
      </LinkTabs>
      <VendorOrderFind key={find} find={find} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={cx('grid gap-5', order && 'max-lg:hidden')}>
          {data.orders.nodes.length === 0 ? (
            <Panel kind="empty" title={<Trans>No order is waiting for you</Trans>}>
              <Trans>A new order is listed here with its address, due date and fee. If you expect one, ask the desk.</Trans>
            </Panel>
          ) : (
            <ul aria-label={t`Orders, what waits for you first`} className="border-t border-line">
              {data.orders.nodes.map((one) => (
                <VendorOrderItem key={one.id} order={one} isOpened={one.id === order} />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(data.orders.totalCount / ORDER_PAGE_SIZE)}
            link={({ page: to, ...link }) => (
              <Link {...link} from="/realAgent/vendor-orders/" to="." search={(now) => ({ ...now, page: to === 1 ? undefined : to })} />
            )}
          />
        </div>
        {data.opened === null ? null : data.opened.ok ? (
          <VendorOrderDetail key={data.opened.value.order.id} order={data.opened.value.order} until={until} />
        ) : (
          <FailedPanel title={<Trans>This order is not among yours.</Trans>} />
        )}
      </div>
      <MonthsSection months={data.months} fetchMonth={fetchMonth} />
    </>
  )
}

const countOf = (pile: VendorPile, counts: VendorOrdersData['counts']): number =>
  counts.filter(({ state }) => VENDOR_PILE_STATES[pile].includes(state)).reduce((sum, { total }) => sum + total, 0)

/** Ends the vendor's session; what this tab kept of typed texts and of files on their way goes with it. */
function VendorLogOut() {
  const session = useSession()
  const navigate = useNavigate()
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here')
  const leave = async () => {
    setState('leaving')
    try {
      const { logoutVendor } = await import('#api/logout.functions.ts')
      await logoutVendor()
      forgetAllTyped()
      forgetUploadQueues()
      await navigate({ to: '/realAgent/vendor-login' })
      await session.refresh()
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid gap-1">
      <Button disabled={state === 'leaving'} onClick={leave}>
        <Trans>Log out</Trans>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-bad">
          <Trans>You are still logged in. Check your connection and try again.</Trans>
        </p>
      ) : null}
    </div>
  )
}

/** Finds orders by their number, place or agent; in the address. */
function VendorOrderFind({ find }: { find: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/realAgent/vendor-orders/' })
  return (
    <FindForm
      find={find}
      label={t`Find orders by number, place or agent`}
      placeholder={t`Number, place or agent`}
      onFind={(words) => void navigate({ to: '.', search: (now) => ({ ...now, find: words, page: undefined }) })}
    >
      <Trans>Find</Trans>
    </FindForm>
  )
}
