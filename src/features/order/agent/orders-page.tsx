import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import type { OrderState } from '#graphql/generated/graphql.ts'
import { useLookAnew } from '#session/use-look-anew.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { FindForm } from '#ui/form/find-form.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { type FetchMonth, MonthsSection } from '../months-section.tsx'
import { ORDER_PAGE_SIZE, ORDER_PILES, type OrderPile } from '../search.ts'
import { NotForOrders } from './not-for-orders.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderItem } from './order-item.tsx'
import { ORDER_PILE_STATES, type OrdersData, type WithMissingRight } from './orders-data.ts'

const ORDER_PILE_WORDS: Record<OrderPile, MessageDescriptor> = {
  open: msg`All open`,
  look: msg`To look at`,
  late: msg`Late`,
  approved: msg`Approved`,
  ended: msg`Ended`,
}

const FROM = '/_default/user/orders/'

const fetchMonth: FetchMonth = async (data) => (await import('./order.functions.ts')).fetchMonthInvoices({ data })

/** What the agent has ordered: the piles, the list, and beside it, or on a phone in its place, the order that is opened. */
export function OrdersPage() {
  const { t, i18n } = useLingui()
  const data = useLoaderData({ from: FROM })
  const { pile = 'open', find, order } = useSearch({ from: FROM })
  useLookAnew()
  if (!data) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="title text-4xl">
          <Trans>Orders</Trans>
        </h1>
        {data.ok && data.value.missing ? null : (
          <ButtonLink to="/user/orders/new" look="primary">
            <Trans>New order</Trans>
          </ButtonLink>
        )}
      </header>
      {data.ok ? (
        <>
          <LinkTabs label={t`Piles of orders`}>
            {ORDER_PILES.map((one) => (
              <LinkTab
                key={one}
                from="/user/orders/"
                to="."
                search={(now) => ({ find: now.find, pile: one === 'open' ? undefined : one })}
                current={one === pile}
              >
                {i18n._(ORDER_PILE_WORDS[one])} <span className="figures font-normal">{countOf(one, data.value.counts)}</span>
              </LinkTab>
            ))}
          </LinkTabs>
          <OrderFind key={find} find={find} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className={cx('grid gap-5', order && 'max-lg:hidden')}>
              <OrderList data={data.value} opened={order} />
            </div>
            {data.value.opened === null ? null : data.value.opened.ok ? (
              <OrderDetail key={data.value.opened.value.order.id} order={data.value.opened.value.order} />
            ) : (
              <FailedPanel title={<Trans>This order is not among yours.</Trans>} />
            )}
          </div>
          <MonthsSection months={data.value.months} fetchMonth={fetchMonth} />
        </>
      ) : (
        <FailedPanel title={<Trans>Your orders could not be loaded</Trans>} />
      )}
    </div>
  )
}

function OrderList({ data: { orders, missing }, opened }: { data: OrdersData & WithMissingRight; opened: string | undefined }) {
  const { t } = useLingui()
  const { page = 1 } = useSearch({ from: FROM })
  return (
    <>
      {missing ? <NotForOrders missing={missing} /> : null}
      {orders.nodes.length === 0 ? (
        missing ? null : (
          <Panel kind="empty" title={<Trans>No order lies here</Trans>}>
            <Trans>
              Photographs, a floor plan, a tour, virtual staging or a video of a home: what you order comes here, with its due day and its
              files.
            </Trans>
          </Panel>
        )
      ) : (
        <ul aria-label={t`Orders, what waits for you first`} className="border-t border-line">
          {orders.nodes.map((order) => (
            <OrderItem key={order.id} order={order} isOpened={order.id === opened} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(orders.totalCount / ORDER_PAGE_SIZE)}
        link={({ page: to, ...link }) => (
          <Link {...link} from="/user/orders/" to="." search={(now) => ({ ...now, page: to === 1 ? undefined : to })} />
        )}
      />
    </>
  )
}

/** How many lie on a pile; '' where that is not counted. */
function countOf(pile: OrderPile, counts: OrdersData['counts']): number | '' {
  if (pile === 'late') return ''
  const states: readonly OrderState[] = ORDER_PILE_STATES[pile]
  return counts.filter(({ state }) => states.includes(state)).reduce((sum, { total }) => sum + total, 0)
}

/** Finds orders by their number, place or vendor; in the address. */
function OrderFind({ find }: { find: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/user/orders/' })
  return (
    <FindForm
      find={find}
      label={t`Find orders by number, place or vendor`}
      placeholder={t`Number, place or vendor`}
      onFind={(words) => void navigate({ to: '.', search: (now) => ({ ...now, find: words, page: undefined }) })}
    >
      <Trans>Find</Trans>
    </FindForm>
  )
}
