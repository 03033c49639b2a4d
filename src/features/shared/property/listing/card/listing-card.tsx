import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListingCardFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { agentListingLink, listingLink } from '#property/listing/listing-link.ts'
import { useFormat } from '#property/use-format.ts'
import { Badge } from '#ui/badge.tsx'
import { AskedMoney, PriceCut } from './asked-price.tsx'
import { AskingMark } from './asking-mark.tsx'
import { ListedDates } from './listed-dates.tsx'
import { useListingFacts } from './listing-facts.ts'
import { ListingPicture } from './listing-picture.tsx'

interface ListingCardProps {
  home: ListingCardFragment
  country: CountryCode
  /** the registration number of the agent on whose website it stands */
  agentId?: string
  /** opens in a tab of its own: the list stands in a frame */
  isFramed?: boolean
  /** the range of the estimate beside the price; an agent's own pages may leave it out */
  hasEstimate?: boolean
  /** beside the name: what a search found it by, how it is compared */
  children?: ReactNode
}

/** One advertised home in a list. The name is the link, and its target is the whole row. */
export function ListingCard({ home, country, agentId, isFramed = false, hasEstimate = true, children }: ListingCardProps) {
  const { i18n } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const facts = useListingFacts(format)
  const name = localName(i18n, { name: home.projectName, nameLocal: home.projectNameLocal })
  const place = [name.includes(home.street) ? '' : home.street, home.postalCode].filter(Boolean)
  return (
    <article className="group relative grid grid-cols-[104px_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 transition-colors duration-(--duration-quick) hover:bg-wash sm:grid-cols-[160px_minmax(0,1fr)] lg:grid-cols-[160px_minmax(0,1fr)_260px] lg:gap-x-6">
      <ListingPicture home={home} className="row-span-2 self-start lg:row-span-1" />
      <div className="min-w-0">
        <h3 className="title text-[17px] leading-6">
          <Link
            {...(agentId === undefined ? listingLink(home, country) : agentListingLink(home, country, agentId))}
            target={isFramed ? '_blank' : undefined}
            className="decoration-line underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        <p className="figures text-ink-2">{facts(home).join(' · ')}</p>
        <p className="figures text-sm text-ink-3">{place.join(' · ')}</p>
        <ListingBadges home={home} />
        <p className="figures mt-1 text-sm text-ink-3">
          <ListedDates firstSeenDate={home.firstSeenDate} confirmedDate={home.confirmedDate} />
        </p>
        {children}
      </div>
      <div className="figures col-start-2 grid min-w-0 content-start gap-1 lg:col-start-3">
        <p className="text-lg leading-6 font-semibold">
          <AskedMoney price={home.price} priceWords={home.priceWords} activity={home.activity} format={format} />
        </p>
        {home.psf === null ? null : <p className="text-sm text-ink-2">{format.psf(home.psf)}</p>}
        <p className="text-sm text-ink-2 empty:hidden">
          <PriceCut price={home.price} priceFirst={home.priceFirst} format={format} />
        </p>
        {hasEstimate ? <AskingMark estimate={home.estimate} price={home.price} format={format} /> : null}
      </div>
    </article>
  )
}

/** What stands out of an advertisement, in a word each. */
function ListingBadges({ home: { isLive, isUnderOffer, hasTour, agentCount } }: { home: ListingCardFragment }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
      {isLive ? null : (
        <Badge>
          <Trans>No longer advertised</Trans>
        </Badge>
      )}
      {isUnderOffer ? (
        <Badge tone="caution">
          <Trans>Under offer</Trans>
        </Badge>
      ) : null}
      {hasTour ? (
        <Badge tone="lagoon">
          <Trans>Has a tour</Trans>
        </Badge>
      ) : null}
      {agentCount > 1 ? (
        <Badge>
          <Plural value={agentCount} one="# agent" other="# agents" />
        </Badge>
      ) : null}
    </p>
  )
}
