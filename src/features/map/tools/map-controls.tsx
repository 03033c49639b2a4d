import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { colourByOf } from '../map-look.ts'
import { ColourLegend } from './colour-legend.tsx'
import type { MapTools } from './tools-state.ts'
import { useNearby } from './use-nearby.ts'
import { useShownShapes } from './use-shown-shapes.ts'

const DrawBar = lazy(async () => ({ default: (await import('./draw-bar.tsx')).DrawBar }))
const LayersPanel = lazy(async () => ({ default: (await import('./layers-panel.tsx')).LayersPanel }))

/** On the map: what its colours say, its style, the places around homes, the filters' shapes and the drawing of them. */
export function MapControls({ tools }: { tools: MapTools }) {
  const { t } = useLingui()
  const { view, map, corners } = tools
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useShownShapes(tools)
  useNearby(tools)
  if (!map) return null
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button
        ref={button}
        aria-label={t`Layers and colours of the map`}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
        className="absolute! top-24 right-3 size-9 px-0! shadow-float max-lg:top-36"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <path
            d="m10 3 7 3.8-7 3.8-7-3.8zM3.5 10l6.5 3.6 6.5-3.6M3.5 13.4 10 17l6.5-3.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        </svg>
      </Button>
      {colourByOf(view.search.colour) === 'group' ? null : <ColourLegend tools={tools} />}
      <Suspense>{isOpen ? <LayersPanel tools={tools} onClose={close} /> : null}</Suspense>
      <Suspense>{corners ? <DrawBar tools={tools} /> : null}</Suspense>
    </>
  )
}
