import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { webLink } from '#lib/web-link.ts'
import { whatsAppLink } from '#lib/whatsapp-link.ts'
import { localeOf } from '#locales/locales.ts'
import { COUNTRIES } from '#market/countries.ts'
import { licenceRule } from '#market/licence-rules.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AskedMoney } from '#property/listing/card/asked-price.tsx'
import { ListedDates } from '#property/listing/card/listed-dates.tsx'
import { furnishedWords } from '#property/listing/card/listing-words.ts'
import type { Format } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { spanOfOpenHouse } from './span-of-open-house.ts'

type Advertiser = ListedHomeFragment['advertisers'][number]

interface AdvertisersProps {
  home: Pick<ListedHomeFragment, 'advertisers' | 'activity'>
  /** as the first sentence to an agent calls it */
  name: string
  /** its public address */
  url: string
  /** "SG/private-stack/the-meadow": what a viewing is about; undefined where the records have no such project */
  project: string | undefined
  format: Format
  country: CountryCode
}

/** Everybody who advertises the home, the least price first, each with the lines that the law asks for and their own words. */
export const Advertisers = ({ home: { advertisers, activity }, name, url, project, format, country }: AdvertisersProps) => (
  <PageSection
    id="agents"
    title={<Plural value={advertisers.length} one="# advertisement" other="# advertisements" />}
    aside={advertisers.length > 1 ? <Trans>The same home; each agent’s price and words as they stand</Trans> : null}
  >
    <ul>
      {advertisers.map((one) => (
        <li key={one.id} className="border-b border-line py-5">
          <Advertisement one={one} activity={activity} name={name} url={url} project={project} format={format} country={country} />
        </li>
      ))}
    </ul>
  </PageSection>
)

interface AdvertisementProps extends Pick<AdvertisersProps, 'name' | 'url' | 'project'> {
  one: Advertiser
  activity: ListedHomeFragment['activity']
  format: Format
  country: CountryCode
}

function Advertisement({ one, activity, name, url, project, format, country }: AdvertisementProps) {
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
        <OpenHouses openHouses={one.openHouses} country={country} />
        <div lang={written ? localeOf(written).iso : undefined} className="wrap-anywhere">
          {one.headline === '' ? null : <h3 className="title pt-2 text-[17px]">{one.headline}</h3>}
          {one.description === '' ? null : <p className="max-w-[72ch] pt-1 whitespace-pre-line text-ink-2">{one.description}</p>}
        </div>
        <OutsideLinks one={one} />
        <p className="figures pt-2 text-sm text-ink-3">
          <ListedDates firstSeenDate={one.firstSeenDate} confirmedDate={one.confirmedDate} />
        </p>
      </div>
      <AgentLines one={one} name={name} url={url} project={project} country={country} />
    </article>
  )
}

/** When everybody may look at the home, by the clock of the country, whose short name stands with it. */
function OpenHouses({ openHouses, country }: { openHouses: Advertiser['openHouses']; country: CountryCode }) {
  const { i18n } = useLingui()
  if (openHouses.length === 0) return null
  return (
    <div className="pt-2">
      <h3 className="text-sm font-[560] text-ink-2">
        <Trans>Open house</Trans>
      </h3>
      <ul className="figures">
        {openHouses.map(({ startsAt, endsAt }) => (
          <li key={startsAt}>{spanOfOpenHouse(startsAt, endsAt, COUNTRIES[country].timeZone, i18n.locale)}</li>
        ))}
      </ul>
    </div>
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
function AgentLines({ one, name, url, project, country }: Pick<AdvertisementProps, 'one' | 'name' | 'url' | 'project' | 'country'>) {
  const { t } = useLingui()
  const { agentLicence, agencyLicence, sourceName } = one
  return (
    <address className="figures text-sm text-ink-2 not-italic">
      <b className="block text-base font-[560] text-ink">{one.agentName}</b>
      <span className="block">
        <Trans>Registration {agentLicence}</Trans>
      </span>
      {licenceRule(country).isLookedUp ? null : (
        <span className="block text-ink-3">
          <Trans>Not yet verified: the country’s register is not here</Trans>
        </span>
      )}
      <span className="block">{one.agency}</span>
      <span className="block">
        <Trans>Licence {agencyLicence}</Trans>
      </span>
      <a href={`tel:${one.agentPhone.replace(/[^+\d]/g, '')}`} className={outside}>
        {one.agentPhone}
      </a>{' '}
      {one.host === null ? null : (
        <ButtonLink
          to="/book/$hostId"
          params={{ hostId: one.host }}
          search={{ appointment: 'viewing', project }}
          size="small"
          className="my-1"
        >
          <Trans>Book a viewing</Trans>
        </ButtonLink>
      )}
      <a href={whatsAppLink(one.agentPhone, t`Hello, I saw ${name}: ${url}`)} target="_blank" rel="noreferrer" className={outside}>
        <Trans>WhatsApp</Trans>
      </a>
      <span className="block text-ink-3">
        {sourceName === null ? <Trans>Written here by the agent</Trans> : <Trans>Sent by the system of {sourceName}</Trans>}
      </span>
    </address>
  )
}
