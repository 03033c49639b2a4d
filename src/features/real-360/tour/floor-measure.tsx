import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMetres } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { floorDistance, isOnFloor } from './floor-distance.ts'
import { type LookStore, useTourLook } from './look-store.ts'
import type { Look } from './tour-view.ts'

interface FloorMeasureProps {
  looking: LookStore
  /** of the camera above the floor, in metres */
  height: number
  onClose: () => void
}

/**
 * Measures from a place on the floor to the one in the middle of the picture, which hand and keys turn. It is approximate: floors are taken to be level, and the
 * camera to have stood upright.
 */
export function FloorMeasure({ looking, height, onClose }: FloorMeasureProps) {
  const look = useTourLook(looking)
  const [first, setFirst] = useState<Look | null>(null)
  return (
    <>
      <svg aria-hidden="true" viewBox="-20 -20 40 40" className="pointer-events-none absolute top-1/2 left-1/2 z-20 size-10 -translate-1/2">
        <path d="M-18 0H-5M5 0H18M0-18V-5M0 5V18" className="fill-none stroke-ink stroke-[4]" />
        <path d="M-18 0H-5M5 0H18M0-18V-5M0 5V18" className="fill-none stroke-white stroke-[2]" />
      </svg>
      <div className="absolute start-1/2 bottom-32 z-30 grid w-[min(22rem,88vw)] -translate-x-1/2 gap-2 rounded border border-line bg-sheet px-4 py-3 text-sm shadow-float sm:bottom-40">
        <p role="status" className="figures">
          <MeasuredWords look={look} first={first} height={height} />
        </p>
        <p className="flex flex-wrap gap-2">
          <Button size="small" disabled={!isOnFloor(look)} onClick={() => setFirst(looking.get())}>
            {first ? <Trans>Measure from here</Trans> : <Trans>Begin here</Trans>}
          </Button>
          <Button size="small" look="ghost" onClick={onClose}>
            <Trans>Stop measuring</Trans>
          </Button>
        </p>
      </div>
    </>
  )
}

function MeasuredWords({ look, first, height }: { look: Look; first: Look | null; height: number }) {
  const { i18n } = useLingui()
  if (!isOnFloor(look)) return <Trans>Turn to the floor, so that the cross lies on it.</Trans>
  if (!first) return <Trans>Turn until the cross lies where you want to begin.</Trans>
  const distance = formatMetres(floorDistance(first, look, height), i18n.locale)
  return (
    <Trans>
      About <b>{distance}</b> along the floor. An approximation: check it before you buy furniture.
    </Trans>
  )
}
