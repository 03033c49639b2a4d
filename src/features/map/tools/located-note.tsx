import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { useEscape } from '../page/use-escape.ts'
import type { Located } from './use-locate.ts'
import { useMapMoves } from './use-map-moves.ts'

/** The visitor's position as a dot on the map, or a message why it is unknown. */
export function LocatedNote({ map, located, onClose }: { map: DrawnMap; located: Located; onClose: () => void }) {
  return located.kind === 'here' ? <Dot map={map} lat={located.lat} lng={located.lng} /> : <Note kind={located.kind} onClose={onClose} />
}

function Note({ kind, onClose }: { kind: Exclude<Located['kind'], 'here'>; onClose: () => void }) {
  const { t } = useLingui()
  const note = useRef<HTMLDivElement>(null)
  useEscape(note, onClose)
  return (
    <div
      ref={note}
      className="floating absolute top-24 right-15 flex w-72 max-w-[calc(100%-84px)] items-start gap-2 py-2 ps-4 pe-2 text-sm max-lg:top-26"
    >
      <p role="status" className="flex-1 py-1 text-ink-2">
        {kind === 'asking' ? <Trans>Asking your device where it is</Trans> : null}
        {kind === 'refused' ? (
          <Trans>
            This site may not know where you are. Allow it in the browser’s settings for this site, or type a place in the filters.
          </Trans>
        ) : null}
        {kind === 'unknown' ? <Trans>Your device could not tell where it is. Try again, or type a place in the filters.</Trans> : null}
        {kind === 'outside' ? <Trans>You are far from the homes on this map, so it stays where it is.</Trans> : null}
      </p>
      <Button size="small" look="ghost" aria-label={t`Close`} onClick={onClose}>
        <CloseIcon />
      </Button>
    </div>
  )
}

function Dot({ map, lat, lng }: { map: DrawnMap; lat: number; lng: number }) {
  const { t } = useLingui()
  useMapMoves(map)
  const { x, y } = map.project([lng, lat])
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden">
      <span
        role="img"
        aria-label={t`Your place`}
        style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
        className="absolute top-0 left-0 size-4 rounded-full border-3 border-sheet bg-terracotta shadow-float"
      />
    </div>
  )
}
