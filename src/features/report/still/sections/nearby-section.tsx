import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { Format } from '#property/use-format.ts'
import { amenityWords } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Nearby, pickNearby } from '../head/pick-nearby.ts'
import { markKind } from '../head/place-map.ts'
import { MarkDot } from './mark-dot.tsx'

/** What lies within a walk, nearest first, a few of each kind. */
export function NearbySection({ nearby, heading, format }: { nearby: readonly Nearby[]; heading: SectionHeading; format: Format }) {
  const { i18n } = useLingui()
  const picked = pickNearby(nearby)
  if (picked.length === 0) return null
  const kind = (type: string) => {
    const word = (amenityWords as Record<string, MessageDescriptor>)[type]
    return word ? i18n._(word) : type
  }
  return (
    <PageSection {...heading} aside={<Trans>on foot</Trans>}>
      <ul className="print:columns-2 print:gap-8 print:text-sm">
        {picked.map(({ amenity, walkMinutes, walkMetres }) => (
          <li
            key={amenity.id}
            className="flex items-baseline justify-between gap-4 border-b border-line-2 py-2 print:break-inside-avoid print:py-1"
          >
            <span className="flex min-w-0 items-baseline gap-2.5">
              <MarkDot kind={markKind(amenity.type)} />
              <span className="min-w-0">
                <span className="block wrap-anywhere">{localName(i18n, amenity)}</span>
                <span className="block text-xs text-ink-3">
                  {kind(amenity.type)}
                  {amenity.code ? ` · ${amenity.code}` : null}
                </span>
              </span>
            </span>
            <span className="figures shrink-0 text-end">
              <Trans>{walkMinutes} min</Trans>
              <span className="block text-xs text-ink-3">{format.distance(walkMetres)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">
        <Trans>Walking distance: 1.3 times the straight line, at 80 m a minute.</Trans>
      </p>
    </PageSection>
  )
}
