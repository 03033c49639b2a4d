import { Trans, useLingui } from '@lingui/react/macro'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ListedAdvertiser } from './advertiser-lines.tsx'
import { spanOfOpenHouse } from './span-of-open-house.ts'

/** When everybody may look at the home, by the clock of the country, whose short name stands with it. */
export function OpenHouses({ openHouses, country }: { openHouses: ListedAdvertiser['openHouses']; country: CountryCode }) {
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
