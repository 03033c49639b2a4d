import { useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { SCALING, useFollowMap } from '../first/use-follow-map.ts'
import { readsMiles, scaleLength } from './scale-lengths.ts'

const MOST_PX = 96

/** The scale: in metres, as everywhere on the site, and also in miles for devices set to a region that uses them. */
export const ScaleBar = memo(function ScaleBar({ map }: { map: DrawnMap }) {
  const { i18n } = useLingui()
  const scale = () => ({ lat: map.getCenter().lat, zoom: map.getZoom() })
  const [view, setView] = useState(scale)
  useFollowMap(map, SCALING, () => setView(scale()))
  const lengths = [false, ...(readsMiles(navigator.language) ? [true] : [])].map((isMiles) =>
    scaleLength(view.lat, view.zoom, MOST_PX, isMiles),
  )
  return (
    <div aria-hidden="true" className="pointer-events-none absolute right-3 bottom-7 grid justify-items-end gap-0.5">
      {lengths.map(({ value, unit, px }) => (
        <span
          key={unit}
          style={{ width: px }}
          className="figures border-x border-b border-ink-2 bg-sheet/80 px-1 text-end text-[11px] leading-4 whitespace-nowrap text-ink"
        >
          {new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)}
        </span>
      ))}
    </div>
  )
})
