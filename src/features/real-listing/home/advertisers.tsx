import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { webLink } from '#lib/web-link.ts'
import { localeOf } from '#locales/locales.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { AskedMoney } from '#property/listing/card/asked-price.tsx'
import { ListedDates } from '#property/listing/card/listed-dates.tsx'
import { furnishedWords } from '#property/listing/card/listing-words.ts'
import type { Format } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { PageSection } from '#ui/page-section.tsx'

type Advertiser = ListedHomeFragment['advertisers'][number]

interface AdvertisersProps {
  home: Pick<ListedHomeFragment, 'advertisers' | 'activity'>
  format: Format
}

/** Everybody who advertises the home, the least price first, each with the lines that the law asks for and their own words. */
export const Advertisers = ({ home: { advertisers, activity }, format }: AdvertisersProps) => (
  <PageSection
    id="agents"
    title={<Plural value={advertisers.length} one="# advertisement" other="# advertisements" />}
    aside={advertisers.length > 1 ? <Trans>The same home; each agent’s price and words as they stand</Trans> : null}
  >
    <ul>
      {advertisers.map((one) => (
        <li key={one.id} className="border-b border-line py-5">
          <Advertisement one={one} activity={activity} format={format} />
        </li>
      ))}
    </ul>
  </PageSection>
)

interface AdvertisementProps {
  one: Advertiser
  activity: ListedHomeFragment['activity']
  format: Format
}

function Advertisement({ one, activity, format }: AdvertisementProps) {
  const { i18n } = useLingui()
  const written = parseLocaleCode(one.locale)
  const available = one.availableOn === null ? '' : formatDay(one.availableOn, i18n.locale)
  return (
    <article className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_260px]">
      <div className="min-w-0">
        <p className="figures flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-xl font-semibold">
            <AskedMoney price={one.price} priceWords={one.priceWords} activity={activity} format={format} />
          </b>
          {one.isUnderOffer ? (
            <Badge tone="caution">
              <Trans>Under offer</Trans>
            </Badge>
          ) : null}
          {one.furnished ? <span className="text-ink-2">{i18n._(furnishedWords[one.furnished])}</span> : null}
          {available === '' ? null : (
            <span className="text-ink-2">
              <Trans>free from {available}</Trans>
            </span>
          )}
        </p>
        <div lang={written ? localeOf(written).iso : undefined} className="wrap-anywhere">
          {one.headline === '' ? null : <h3 className="title pt-2 text-[17px]">{one.headline}</h3>}
          {one.description === '' ? null : <p className="max-w-[72ch] pt-1 whitespace-pre-line text-ink-2">{one.description}</p>}
        </div>
        <OutsideLinks one={one} />
        <p className="figures pt-2 text-sm text-ink-3">
          <ListedDates firstSeenDate={one.firstSeenDate} confirmedDate={one.confirmedDate} />
        </p>
      </div>
      <AgentLines one={one} />
    </article>
  )
}

const outside = 'inline-flex min-h-8 items-center text-lagoon underline decoration-line underline-offset-4'

/** Tours stand above, where they can be opened. */
function OutsideLinks({ one }: { one: Advertiser }) {
  const videoUrl = webLink(one.videoUrl)
  return (
    <p className="flex flex-wrap gap-x-5 pt-2 empty:hidden">
      {videoUrl === null ? null : (
        <a href={videoUrl} target="_blank" rel="noreferrer nofollow" className={outside}>
          <Trans>Watch the video</Trans>
        </a>
      )}
    </p>
  )
}

/** product §11.3: name, registration, agency, its licence and the registered phone. */
function AgentLines({ one }: { one: Advertiser }) {
  const { agentLicence, agencyLicence, sourceName } = one
  return (
    <address className="figures text-sm text-ink-2 not-italic">
      <b className="block text-base font-[560] text-ink">{one.agentName}</b>
      <span className="block">
        <Trans>Registration {agentLicence}</Trans>
      </span>
      <span className="block">{one.agency}</span>
      <span className="block">
        <Trans>Licence {agencyLicence}</Trans>
      </span>
      <a href={`tel:${one.agentPhone.replace(/[^+\d]/g, '')}`} className={outside}>
        {one.agentPhone}
      </a>
      <span className="block text-ink-3">
        {sourceName === null ? <Trans>Written here by the agent</Trans> : <Trans>Sent by the system of {sourceName}</Trans>}
      </span>
    </address>
  )
}
