import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { COUNTRIES } from '#market/countries.ts'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { formatDayTime, formatPlainDay } from '#session/day-time.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { CopyLink } from '#ui/copy-link.tsx'
import type { Today } from './today.functions.ts'
import { TODAY_ALL, TODAY_LINK, TodayPart, TodayRow } from './today-part.tsx'

/** Who wrote and was not answered. */
export function TodayLeads({ leads }: Pick<Today, 'leads'>) {
  const { i18n } = useLingui()
  const [found, due, held] = leads.ok ? [leads.value.leads, leads.value.due.totalCount, leads.value.held.totalCount] : [null, 0, 0]
  return (
    <TodayPart
      title={<Trans>Enquiries to answer</Trans>}
      aside={found?.totalCount ? i18n.number(found.totalCount) : null}
      empty={held > 0 ? <Trans>Nothing else waits for an answer.</Trans> : <Trans>Everybody who wrote has an answer.</Trans>}
      hasFailed={!leads.ok}
      all={
        <span className="flex flex-wrap gap-x-5">
          <Link to="/user/leads" search={{ pile: 'new' }} className={TODAY_ALL}>
            <Trans>All new enquiries</Trans>
          </Link>
          {due > 0 ? (
            <Link to="/user/leads" search={{ pile: 'due' }} className={TODAY_ALL}>
              <Plural value={due} one="# to follow up" other="# to follow up" />
            </Link>
          ) : null}
          {held > 0 ? (
            <Link to="/user/leads" search={{ pile: 'doubtful' }} className={TODAY_ALL}>
              <Plural value={held} one="# held back" other="# held back" />
            </Link>
          ) : null}
        </span>
      }
    >
      {(found?.nodes ?? []).map(({ id, country, name, message, createdDate, home }) => (
        <TodayRow
          key={id}
          when={formatDayTime(createdDate, i18n.locale, COUNTRIES[country].timeZone)}
          text={[home?.name, message].filter(Boolean).join(' · ')}
        >
          <Link to="/user/leads" search={{ lead: id }} className={TODAY_LINK}>
            {name}
          </Link>
        </TodayRow>
      ))}
    </TodayPart>
  )
}

/** Advertisements that their agent must confirm soon. */
export function TodayListings({ listings }: Pick<Today, 'listings'>) {
  const { i18n } = useLingui()
  const found = listings.ok ? listings.value.ownListings : null
  return (
    <TodayPart
      title={<Trans>Listings to confirm</Trans>}
      aside={found?.totalCount ? i18n.number(found.totalCount) : null}
      empty={<Trans>No listing has to be confirmed in the next days.</Trans>}
      hasFailed={!listings.ok}
      all={
        <span className="flex flex-wrap gap-x-5">
          <Link to="/user/listings" search={{ pile: 'due' }} className={TODAY_ALL}>
            <Trans>All that have to be confirmed</Trans>
          </Link>
          <Link to="/user/listings/new" className={TODAY_ALL}>
            <Trans>New listing</Trans>
          </Link>
        </span>
      }
    >
      {(found?.nodes ?? []).map((listing) => (
        <ListingRow key={listing.id} listing={listing} />
      ))}
    </TodayPart>
  )
}

type DueListing = Extract<Today['listings'], { ok: true }>['value']['ownListings']['nodes'][number]

function ListingRow({ listing }: { listing: DueListing }) {
  const router = useRouter()
  const { id, projectName, address, activity } = listing
  const daysLeft = listing.daysLeft ?? 0
  const name = [projectName, address].filter(Boolean).join(', ')
  const page = publicListingLink(listing)
  return (
    <TodayRow
      when={<Plural value={daysLeft} _0="today" one="# day left" other="# days left" />}
      isUrgent={daysLeft <= 1}
      text={activity === 'SALE' ? <Trans>For sale</Trans> : <Trans>To rent</Trans>}
      act={page ? <CopyLink url={`${siteOrigin()}${router.buildLocation(page).publicHref}`} name={name} /> : null}
    >
      <Link to="/user/listings/$listingId" params={{ listingId: id }} className={TODAY_LINK}>
        {name}
      </Link>
    </TodayRow>
  )
}

const Due = ({ day, isLate }: { day: string; isLate: boolean }) => (isLate ? <Trans>late since {day}</Trans> : <Trans>due {day}</Trans>)

/** Orders with vendors: what was delivered, then what is due. */
export function TodayOrders({ orders }: Pick<Today, 'orders'>) {
  const { i18n } = useLingui()
  return (
    <TodayPart
      title={<Trans>Orders under way</Trans>}
      aside={orders.ok && orders.value.total > 0 ? i18n.number(orders.value.total) : null}
      empty={<Trans>No order is under way.</Trans>}
      hasFailed={!orders.ok}
      all={
        <Link to="/user/orders" className={TODAY_ALL}>
          <Trans>All orders</Trans>
        </Link>
      }
    >
      {(orders.ok ? orders.value.rows : []).map(({ id, number, place, state, dueOn, vendorName, unread, isLate }) => (
        <TodayRow
          key={id}
          when={
            state === 'DELIVERED' ? (
              <Trans>to look at</Trans>
            ) : dueOn ? (
              <Due day={formatPlainDay(dueOn, i18n.locale)} isLate={isLate} />
            ) : null
          }
          isUrgent={isLate || state === 'DELIVERED'}
          text={
            <>
              {[number, vendorName].join(' · ')}
              {unread > 0 ? (
                <>
                  {' · '}
                  <Plural value={unread} one="# unread message" other="# unread messages" />
                </>
              ) : null}
            </>
          }
        >
          <Link to="/user/orders" search={{ order: id }} className={TODAY_LINK}>
            {place}
          </Link>
        </TodayRow>
      ))}
    </TodayPart>
  )
}

/** Shared pages that somebody opened in the last seven days. */
export function TodayShares({ shares }: Pick<Today, 'shares'>) {
  return (
    <TodayPart
      title={<Trans>Shared pages opened</Trans>}
      aside={<Trans>last seven days</Trans>}
      empty={<Trans>Nobody opened a shared page in the last seven days.</Trans>}
      hasFailed={!shares.ok}
      all={
        <Link to="/user/shares" className={TODAY_ALL}>
          <Trans>All shared pages</Trans>
        </Link>
      }
    >
      {(shares.ok ? shares.value : []).map(({ id, title, views }) => (
        <TodayRow key={id} when={<Plural value={views} one="# visitor" other="# visitors" />}>
          <Link to="/share/$id" params={{ id }} className={TODAY_LINK}>
            {title}
          </Link>
        </TodayRow>
      ))}
    </TodayPart>
  )
}
