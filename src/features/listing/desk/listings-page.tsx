import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import type { ListingState } from '#graphql/generated/graphql.ts'
import { useLookAnew } from '#session/use-look-anew.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { FindForm } from '#ui/form/find-form.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { LISTING_PILE_WORDS } from '../listing-words.ts'
import { LISTING_PILE_STATES, type ListingsData } from '../listings-data.ts'
import { LISTING_PAGE_SIZE, LISTING_PILES, type ListingPile } from '../search.ts'
import { OwnListingCard } from './listing-card.tsx'
import { NotForListings } from './not-for-listings.tsx'

const FROM = '/_default/user/listings/'

/** What the agent advertises: the piles, and the listings with what can be done with each. */
export function ListingsPage() {
  const { t, i18n } = useLingui()
  const data = useLoaderData({ from: FROM })
  const { pile = 'all', find } = useSearch({ from: FROM })
  useLookAnew()
  if (!data) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="title text-4xl">
          <Trans>Listings</Trans>
        </h1>
        {data.ok ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/user/feed">
              <Trans>From your agency’s system</Trans>
            </ButtonLink>
            <ButtonLink to="/user/idx" reloadDocument>
              <Trans>On your own website</Trans>
            </ButtonLink>
            <ButtonLink to="/user/listings/new" look="primary">
              <Trans>New listing</Trans>
            </ButtonLink>
          </div>
        ) : null}
      </header>
      {data.ok ? (
        <>
          <LinkTabs label={t`Piles of listings`}>
            {LISTING_PILES.map((one) => (
              <LinkTab
                key={one}
                from="/user/listings/"
                to="."
                search={(now) => ({ find: now.find, pile: one === 'all' ? undefined : one })}
                current={one === pile}
              >
                {i18n._(LISTING_PILE_WORDS[one])} <span className="figures font-normal">{countOf(one, data.value.counts)}</span>
              </LinkTab>
            ))}
          </LinkTabs>
          <ListingFind key={find} find={find} />
          <ListingList data={data.value} />
        </>
      ) : (
        <NotForListings code={data.failure.code}>
          <FailedPanel title={<Trans>Your listings could not be loaded</Trans>} />
        </NotForListings>
      )}
    </div>
  )
}

function ListingList({ data: { listings } }: { data: ListingsData }) {
  const { t } = useLingui()
  const { page = 1 } = useSearch({ from: FROM })
  return (
    <>
      {listings.nodes.length === 0 ? (
        <Panel kind="empty" title={<Trans>No listing lies here</Trans>}>
          <Trans>Write what you advertise: the home, its price, some words and photographs. It is shown once you publish it.</Trans>
        </Panel>
      ) : (
        <ul aria-label={t`Listings, what waits for you first`} className="border-t border-line">
          {listings.nodes.map((listing) => (
            <OwnListingCard key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(listings.totalCount / LISTING_PAGE_SIZE)}
        link={({ page: to, ...link }) => (
          <Link {...link} from="/user/listings/" to="." search={(now) => ({ ...now, page: to === 1 ? undefined : to })} />
        )}
      />
    </>
  )
}

/** Finds listings by their words; in the address. */
function ListingFind({ find }: { find: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/user/listings/' })
  return (
    <FindForm
      find={find}
      label={t`Find listings by project, street, unit or headline`}
      placeholder={t`Project, street, unit or headline`}
      onFind={(words) => void navigate({ to: '.', search: (now) => ({ ...now, find: words, page: undefined }) })}
    >
      <Trans>Find</Trans>
    </FindForm>
  )
}

/** How many lie on a pile. */
function countOf(pile: ListingPile, counts: ListingsData['counts']): number {
  if (pile === 'due') return counts.reduce((sum, { due }) => sum + due, 0)
  const states: readonly ListingState[] | null = pile === 'all' ? null : LISTING_PILE_STATES[pile]
  return counts.filter(({ state }) => !states || states.includes(state)).reduce((sum, { total }) => sum + total, 0)
}
