import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { useEscape } from '../page/use-escape.ts'

interface NamedPlace {
  name: string
  lat5: number
  lng5: number
}

interface PlacePenProps {
  map: DrawnMap
  /** of the new place, for its first name */
  number: number
  onPlace: (place: NamedPlace) => void
  onClose: () => void
}

/** While a place is set on the map: by a press, or by a button at the middle of the map. */
export function PlacePen({ map, number, onPlace, onClose }: PlacePenProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLFieldSetElement>(null)
  const place = ({ lat, lng }: { lat: number; lng: number }) =>
    onPlace({ name: t`Place ${number}`, lat5: Math.round(lat * 1e5), lng5: Math.round(lng * 1e5) })
  const pressed = useEffectEvent(place)
  useEscape(bar, onClose)
  useEffect(() => {
    const press = ({ lngLat }: { lngLat: { lat: number; lng: number } }) => pressed(lngLat)
    map.on('click', press)
    bar.current?.querySelector<HTMLElement>('button')?.focus()
    return () => {
      map.off('click', press)
    }
  }, [map])
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-6 -translate-1/2 text-ink">
        <path d="M12 2v7M12 15v7M2 12h7M15 12h7" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <fieldset
        ref={bar}
        aria-label={t`Set a place on the map`}
        className="absolute inset-x-0 top-3 z-20 mx-auto grid w-fit max-w-[calc(100%-24px)] gap-2 rounded bg-sheet p-3 shadow-float max-lg:top-2"
      >
        <p className="max-w-[56ch] text-sm text-ink-2">
          <Trans>Press the map where the place is. Or move the map and set the place in its middle.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => place(map.getCenter())}>
            <Trans>Set the place here</Trans>
          </Button>
          <Button size="small" look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </fieldset>
    </>
  )
}
