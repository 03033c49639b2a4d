import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { POLYGONS_MAX } from '#graphql/limits.ts'
import { hasBroughtWays, hasHousehold } from '#property/ways/has-household.ts'
import { countryName } from '#session/country-name.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { ColourLegend } from '../layers/colour-legend.tsx'
import { useNearby } from '../layers/use-nearby.ts'
import { useShownShapes } from '../layers/use-shown-shapes.ts'
import { useStreets } from '../layers/use-streets.ts'
import { colourByOf } from '../map-look.ts'
import { newOutline } from '../outlines/outline-draft.ts'
import { SCALING, useFollowMap } from '../page/use-follow-map.ts'
import { readsMiles, scaleLength } from './scale-lengths.ts'
import type { MapTools } from './tools-state.ts'
import { useLocate } from './use-locate.ts'

const MOST_PX = 96

/** The scale: in metres, as everywhere on the site, and also in miles for devices set to a region that uses them. */
const ScaleBar = memo(function ScaleBar({ map }: { map: DrawnMap }) {
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

const OutlineBar = lazy(async () => ({ default: (await import('../outlines/outline-bar.tsx')).OutlineBar }))
const LayersPanel = lazy(async () => ({ default: (await import('../layers/layers-panel.tsx')).LayersPanel }))
const WaysPart = lazy(async () => ({ default: (await import('../ways/ways-part.tsx')).WaysPart }))
const LocatedNote = lazy(async () => ({ default: (await import('./located-note.tsx')).LocatedNote }))

const SIGNS = {
  layers: 'm10 3 7 3.8-7 3.8-7-3.8zM3.5 10l6.5 3.6 6.5-3.6M3.5 13.4 10 17l6.5-3.6',
  draw: 'm4 15.5 3-11 9 4-3 7zM4 15.5h.1M7 4.5h.1M16 8.5h.1M13 15.5h.1',
  ways: 'M5 16.5a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6ZM15 7.1a1.8 1.8 0 1 1 0-3.6a1.8 1.8 0 0 1 0 3.6ZM6.8 14.7h5.7a2.3 2.3 0 0 0 0-4.7h-5a2.3 2.3 0 0 1 0-4.7h5.7',
  whole: 'M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  here: 'M10 2.5v3M10 14.5v3M2.5 10h3M14.5 10h3M10 5.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10 9.2v1.6M9.2 10h1.6',
}

/** The controls on the map: colours, style, nearby places, shapes of filters and their drawing, and camera. */
export function MapControls({ tools }: { tools: MapTools }) {
  const { i18n, t } = useLingui()
  const { view, map, outline, setOutline } = tools
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const drawButton = useFocusAfter(outline !== null)
  const ways = useWaysSwitch()
  const hereButton = useRef<HTMLButtonElement>(null)
  const { located, locate, forget } = useLocate(map, tools.data)
  useShownShapes(tools)
  useNearby(tools)
  useStreets(tools)
  if (!map) return null
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  const closeNote = () => {
    forget()
    hereButton.current?.focus({ preventScroll: true })
  }
  const showWhole = () => {
    const { lat, lng, zoom } = view.whole()
    map.easeTo({ center: [lng, lat], zoom })
  }
  const place = countryName(i18n, view.country)
  return (
    <>
      <div className="absolute top-24 right-3 grid gap-2 max-lg:top-48 max-lg:gap-1.5">
        <RoundButton
          ref={button}
          label={t`Layers and colours of the map`}
          sign={SIGNS.layers}
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : setOpen(true))}
        />
        <RoundButton
          ref={drawButton}
          label={t`Draw an area on the map`}
          sign={SIGNS.draw}
          isOn={outline !== null}
          disabled={outline === null && view.limits.places.outlines.length >= POLYGONS_MAX}
          onClick={() => setOutline(outline ? null : newOutline())}
        />
        <RoundButton
          ref={ways.button}
          label={t`Your ways`}
          sign={SIGNS.ways}
          isOn={tools.ways !== null}
          aria-expanded={ways.isOpen}
          onClick={() => ways.open(!ways.isOpen)}
        />
        <RoundButton label={t`Show ${place} as a whole`} sign={SIGNS.whole} onClick={showWhole} />
        <RoundButton ref={hereButton} label={t`Show where I am`} sign={SIGNS.here} onClick={locate} />
      </div>
      <ScaleBar map={map} />
      {colourByOf(view.search.colour) === 'group' ? null : <ColourLegend tools={tools} />}
      <Suspense>{located ? <LocatedNote map={map} located={located} onClose={closeNote} /> : null}</Suspense>
      <Suspense>{isOpen ? <LayersPanel tools={tools} onClose={close} /> : null}</Suspense>
      <Suspense>{ways.isWanted ? <WaysPart tools={tools} map={map} isOpen={ways.isOpen} onOpen={ways.open} /> : null}</Suspense>
      <Suspense>{outline ? <OutlineBar tools={tools} draft={outline} /> : null}</Suspense>
    </>
  )
}

/** Whether the ways are wanted on this device, and whether their panel is open; a link that brings places opens it. The button has the focus again after it. */
function useWaysSwitch() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(hasBroughtWays)
  const [isWanted, setWanted] = useState(hasHousehold)
  const open = (isNext: boolean) => {
    setOpen(isNext)
    if (isNext) setWanted(true)
    else button.current?.focus({ preventScroll: true })
  }
  return { button, isOpen, isWanted, open }
}

/** The ref of a button that has the focus again when what it opened is closed and nothing else took it. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

interface RoundButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  label: string
  sign: string
  /** of a button that switches something on and off */
  isOn?: boolean
}

/** A square button on the map with a sign of strokes in a box of 20 × 20. */
function RoundButton({ label, sign, isOn, ...rest }: RoundButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={cx('size-9 px-0! shadow-float', isOn && 'border-lagoon! bg-lagoon! text-on-accent!')}
      {...rest}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    </Button>
  )
}
