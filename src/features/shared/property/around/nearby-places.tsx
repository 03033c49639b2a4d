import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CountryCode } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { AMENITY_TYPES } from '#market/vocabulary.ts'
import type { Format } from '../use-format.ts'
import { MarkDot } from './mark-dot.tsx'
import type { Nearby } from './pick-nearby.ts'
import { markKind } from './place-map.ts'
import { placeWord } from './place-words.ts'
import { shopName } from './shop-names.ts'
import { stationLines } from './station-lines.ts'

/** The levels of schools as published. */
const LEVEL_WORDS: Record<string, MessageDescriptor> = {
  primary: msg`Primary school`,
  secondary: msg`Secondary school`,
  'mixed-level': msg`School of several levels`,
  'junior-college': msg`Junior college`,
}

interface NearbyPlacesProps {
  /** in the order in which they are told */
  places: readonly Nearby[]
  country: CountryCode
  format: Format
}

/** Places with their kind and the way to them on foot. */
export function NearbyPlaces({ places, country, format }: NearbyPlacesProps) {
  return (
    <>
      <ul className="print:columns-2 print:gap-8 print:text-sm">
        {places.map((near) => (
          <Place key={near.amenity.id} near={near} country={country} format={format} />
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">
        <Trans>Walking distance: 1.3 times the straight line, at 80 m a minute.</Trans>
      </p>
    </>
  )
}

function Place({ near, country, format }: { near: Nearby; country: CountryCode; format: Format }) {
  const { i18n } = useLingui()
  const { amenity, walkMinutes, walkMetres } = near
  const type = AMENITY_TYPES.find((one) => one === amenity.type)
  const level = amenity.type === 'school' ? LEVEL_WORDS[amenity.subtype ?? ''] : undefined
  const kind = level ? i18n._(level) : type ? i18n._(placeWord(type, country)) : amenity.type
  const isShop = amenity.type === 'supermarket' || amenity.type === 'bank'
  const name = isShop && country === 'SG' ? shopName(localName(i18n, amenity)) : localName(i18n, amenity)
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line-2 py-2 print:break-inside-avoid print:py-1">
      <span className="flex min-w-0 items-baseline gap-2.5">
        <MarkDot kind={markKind(amenity.type)} />
        <span className="min-w-0">
          <span className="block wrap-anywhere">{name ?? kind}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
            {name === null ? null : kind}
            {stationLines(amenity.code).map(({ code, colour }) => (
              <span key={code} className="figures inline-flex items-center gap-1">
                {colour ? (
                  <span
                    className="size-2.5 rounded-full print:[print-color-adjust:exact]"
                    style={{ background: colour }}
                    aria-hidden="true"
                  />
                ) : null}
                {code}
              </span>
            ))}
          </span>
        </span>
      </span>
      <span className="figures shrink-0 text-end">
        <Trans>{walkMinutes} min</Trans>
        <span className="block text-xs text-ink-3">{format.distance(walkMetres)}</span>
      </span>
    </li>
  )
}
