import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'

/** A home that a household may leave from. Degrees. */
export interface HomeToLeave {
  country: CountryCode
  home: { id: string; lat: number; lng: number }
}

/** Leads to the map, where places are named. */
export function NoPlaces({ country, home }: HomeToLeave) {
  return (
    <div className="no-print grid justify-items-start gap-3 pt-4">
      <p className="max-w-[60ch] text-ink-2">
        <Trans>
          Name on the map where each of you has to be and when: here stands how long each is on the way from this home. Your places stay on
          your device.
        </Trans>
      </p>
      <ButtonLink to="/map" search={{ countryCode: country, selected: Number(home.id) }}>
        <Trans>Name your places on the map</Trans>
      </ButtonLink>
    </div>
  )
}
