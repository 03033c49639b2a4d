import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { outlineSqkm } from '#filter/map-shapes.ts'
import type { Ring } from '#filter/ring-text.ts'
import { POLYGONS_MAX } from '#graphql/limits.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { newOutline, takenUp } from '../outlines/outline-draft.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { PlaceFieldset, type PlaceFilterProps } from './place-fieldset.tsx'

/** The view as an outline, a little inside its edges so that it can be seen. */
function viewOutline({ view: { bounds }, map }: MapTools): Ring | null {
  const seen = map?.getBounds()
  const box = seen ? { south: seen.getSouth(), west: seen.getWest(), north: seen.getNorth(), east: seen.getEast() } : bounds
  if (!box) return null
  const [dLat, dLng] = [(box.north - box.south) * 0.06, (box.east - box.west) * 0.06]
  const to5 = (degrees: number) => Math.round(degrees * 1e5)
  const [south, north, west, east] = [to5(box.south + dLat), to5(box.north - dLat), to5(box.west + dLng), to5(box.east - dLng)]
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ]
}

/** Outlines drawn on the map, or taken from what it shows. */
export function OutlinesFilter({ tools, onPlaces }: PlaceFilterProps) {
  const { t, i18n } = useLingui()
  const { outlines } = tools.view.limits.places
  const onOutlines = (rings: readonly Ring[]) => onPlaces({ outlines: rings })
  const isFull = outlines.length >= POLYGONS_MAX
  const view = viewOutline(tools)
  return (
    <PlaceFieldset name="outlines" onClear={outlines.length > 0 ? () => onOutlines([]) : null}>
      <div className="flex flex-wrap gap-2">
        {tools.map ? (
          <Button size="small" disabled={isFull} onClick={() => tools.setOutline(newOutline())}>
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
              <path d="M3 12.5 6 3.5l7 3-2.5 6zM3 12.5h7.5" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
            </svg>
            <Trans>Draw on the map</Trans>
          </Button>
        ) : null}
        <Button size="small" disabled={isFull || !view} onClick={() => view && onOutlines([...outlines, view])}>
          <Trans>Outline this view</Trans>
        </Button>
      </div>
      {outlines.length > 0 ? (
        <ul className="grid gap-1">
          {outlines.map((ring, at) => {
            const number = at + 1
            const sqkm = i18n.number(outlineSqkm(ring), { maximumSignificantDigits: 2 })
            return (
              <li key={JSON.stringify(ring)} className="figures flex h-8 items-center gap-2 rounded bg-wash ps-3 text-sm">
                <span className="flex-1">
                  <Trans>
                    Outline {number} · {sqkm} km²
                  </Trans>
                </span>
                {tools.map ? (
                  <button
                    type="button"
                    aria-label={t`Change outline ${number}`}
                    onClick={() => tools.setOutline(takenUp(ring, at))}
                    className="h-8 rounded px-2 text-lagoon hover:underline"
                  >
                    <Trans>Change</Trans>
                  </button>
                ) : null}
                <button
                  type="button"
                  aria-label={t`Remove outline ${number}`}
                  onClick={() => onOutlines(outlines.filter((_, one) => one !== at))}
                  className="grid size-8 place-items-center rounded text-ink-3 hover:text-ink"
                >
                  <CloseIcon />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      {isFull ? (
        <p className="text-xs text-ink-3">
          <Plural value={POLYGONS_MAX} one="At most # outline." other="At most # outlines." />
        </p>
      ) : null}
    </PlaceFieldset>
  )
}
