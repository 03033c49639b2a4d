import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { AskedMoney, PriceCut } from '#property/listing/card/asked-price.tsx'
import { AskingMark } from '#property/listing/card/asking-mark.tsx'
import { ListedDates } from '#property/listing/card/listed-dates.tsx'
import { useListingFacts } from '#property/listing/card/listing-facts.ts'
import { listingActivityWords } from '#property/listing/card/listing-words.ts'
import { ClosingLine } from '#property/listing/closing-line.tsx'
import type { Format } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'

interface HomeHeaderProps {
  home: ListedHomeFragment
  format: Format
  /** the range of the estimate beside what is asked */
  hasEstimate: boolean
}

/** What the home is, what is asked for it and since when, and where that lies against the estimate. */
export function HomeHeader({ home, format, hasEstimate }: HomeHeaderProps) {
  const { i18n } = useLingui()
  const facts = useListingFacts(format)
  const name = localName(i18n, { name: home.projectName, nameLocal: home.projectNameLocal })
  const [kind, ...rest] = facts(home)
  const advertised = i18n._(listingActivityWords[home.activity])
  const { price, priceMax } = home
  const most = price !== null && priceMax !== null && priceMax > price ? format.money(priceMax) : null
  return (
    <header className="grid content-start gap-4">
      <div>
        <p className="font-[560] text-lagoon">{advertised}</p>
        <h1 className="title text-3xl">
          {kind}, {name}
        </h1>
        <p className="figures text-lg text-ink-2">{rest.join(' · ')}</p>
        <p className="figures text-ink-2">{[home.street, home.postalCode].filter(Boolean).join(' · ')}</p>
      </div>
      <Gone home={home} format={format} />
      <div className="figures">
        <p className="text-3xl font-semibold">
          <AskedMoney price={home.price} priceWords={home.priceWords} activity={home.activity} format={format} />
        </p>
        <p className="text-ink-2">
          {home.psf === null ? null : format.psf(home.psf)}
          {most !== null ? (
            <>
              {' · '}
              <Trans>up to {most} by another agent</Trans>
            </>
          ) : null}
        </p>
        <p className="text-ink-2 empty:hidden">
          <PriceCut price={home.price} priceFirst={home.priceFirst} format={format} />
        </p>
      </div>
      {home.isUnderOffer ? (
        <p>
          <Badge tone="caution">
            <Trans>Under offer</Trans>
          </Badge>
        </p>
      ) : null}
      {hasEstimate ? <AskingMark estimate={home.estimate} price={home.price} format={format} whole /> : null}
      <p className="figures text-ink-3">
        <ListedDates firstSeenDate={home.firstSeenDate} confirmedDate={home.confirmedDate} />
        {' · '}
        <Plural value={home.daysAdvertised} one="# day on the market" other="# days on the market" />
      </p>
    </header>
  )
}

function Gone({ home: { isLive, goneDate, closing }, format }: { home: ListedHomeFragment; format: Format }) {
  const { i18n } = useLingui()
  if (isLive) return null
  const day = goneDate === null ? '' : formatDay(goneDate, i18n.locale)
  return (
    <p role="status" className="rounded bg-caution-soft px-4 py-2 text-caution-ink">
      {closing ? (
        <>
          <ClosingLine closed={closing} money={closing.price == null ? null : format.money(closing.price)} />{' '}
          <Trans>What was asked for it last stands here.</Trans>
        </>
      ) : day === '' ? (
        <Trans>Nobody advertises this home any more.</Trans>
      ) : (
        <Trans>Nobody has advertised this home since {day}. What was asked for it last stands here.</Trans>
      )}
    </p>
  )
}
