import { Plural } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { TourLinkFragment } from '#graphql/generated/graphql.ts'
import { localeOf } from '#locales/locales.ts'
import { parseLocaleCode } from '#market/locale-tags.ts'
import { FramedTour } from './framed-tour.tsx'

interface SiteTourProps extends Pick<ComponentProps<typeof FramedTour>, 'loading'> {
  tour: TourLinkFragment
}

/** A tour of this site, on the page of the home that it shows. */
export function SiteTour({ tour: { path, title, locale, picture, alt, rooms }, loading }: SiteTourProps) {
  const written = parseLocaleCode(locale)
  return (
    <FramedTour
      title={title}
      lang={written ? localeOf(written).iso : undefined}
      picture={{ src: picture, alt }}
      loading={loading}
      href={`/real360/${path}`}
      frame={`/real360/${path}?embed=1`}
    >
      <span className="figures">
        <Plural value={rooms} one="# room to walk through" other="# rooms to walk through" />
      </span>
    </FramedTour>
  )
}
