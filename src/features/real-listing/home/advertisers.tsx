import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { webLink } from '#lib/web-link.ts'
import { localeOf } from '#locales/locales.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AskedMoney } from '#property/listing/card/asked-price.tsx'
import { ListedDates } from '#property/listing/card/listed-dates.tsx'
import { furnishedWords } from '#property/listing/card/listing-words.ts'
import type { Format } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AdvertiserLines, type ListedAdvertiser, OUTSIDE_LINK } from './advertiser-lines.tsx'
import { OpenHouses } from './open-houses.tsx'

interface AdvertisersProps {
  home: Pick<ListedHomeFragment, 'advertisers' | 'activity'>
  /** as the first sentence to an agent calls it */
  name: string
  /** its public address */
  url: string
  /** the advertisement whose agent stands on the first screen */
  above: string | undefined
  /** "SG/private-stack/the-meadow": what a viewing is about; undefined where the records have no such project */
  project: string | undefined
  format: Format
  country: CountryCode
}

/** Everybody who advertises the home, the least price first, each with the lines that the law asks for and their own words. */
export const Advertisers = ({ home: { advertisers, activity }, name, url, above, project, format, country }: AdvertisersProps) => (
  <PageSection
    id="agents"
    title={<Plural value={advertisers.length} one="# advertisement" other="# advertisements" />}
    aside={advertisers.length > 1 ? <Trans>The same home; each agent’s price and words as they stand</Trans> : null}
  >
    <ul>
      {advertisers.map((one) => (
        <li key={one.id} className="border-b border-line py-5">
          <Advertisement
            one={one}
            isAbove={one.id === above}
            activity={activity}
            name={name}
            url={url}
            project={project}
            format={format}
            country={country}
          />
        </li>
      ))}
    </ul>
  </PageSection>
)

interface AdvertisementProps extends Pick<AdvertisersProps, 'name' | 'url' | 'project'> {
  one: ListedAdvertiser
  /** whether its agent and times stand on the first screen already */
  isAbove: boolean
  activity: ListedHomeFragment['activity']
  format: Format
  country: CountryCode
}

function Advertisement({ one, isAbove, activity, name, url, project, format, country }: AdvertisementProps) {
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
        {isAbove ? null : <OpenHouses openHouses={one.openHouses} country={country} />}
        <div lang={written ? localeOf(written).iso : undefined} className="wrap-anywhere">
          {one.headline === '' ? null : <h3 className="title pt-2 text-[17px]">{one.headline}</h3>}
          {one.description === '' ? null : <p className="max-w-[72ch] pt-1 whitespace-pre-line text-ink-2">{one.description}</p>}
        </div>
        <OutsideLinks one={one} />
        <p className="figures pt-2 text-sm text-ink-3">
          <ListedDates firstSeenDate={one.firstSeenDate} confirmedDate={one.confirmedDate} />
        </p>
      </div>
      {isAbove ? (
        <p className="text-sm text-ink-2">
          <Trans>By the agent at the top of the page</Trans>
        </p>
      ) : (
        <AdvertiserLines one={one} name={name} url={url} project={project} country={country} />
      )}
    </article>
  )
}

/** Tours stand above, where they can be opened. */
function OutsideLinks({ one }: { one: ListedAdvertiser }) {
  const videoUrl = webLink(one.videoUrl)
  return (
    <p className="flex flex-wrap gap-x-5 pt-2 empty:hidden">
      {videoUrl === null ? null : (
        <a href={videoUrl} target="_blank" rel="noreferrer nofollow" className={OUTSIDE_LINK}>
          <Trans>Watch the video</Trans>
        </a>
      )}
    </p>
  )
}
