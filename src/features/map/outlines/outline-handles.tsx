import { useLingui } from '@lingui/react/macro'
import type { Corner, Ring } from '#filter/ring-text.ts'
import type { DrawnMap } from '../engine/map-canvas.tsx'
import { useMapMoves } from '../tools/use-map-moves.ts'
import { changed, halfway, middleOf, moved, type OutlineDraft, shifted, withCorner, withInserted, withoutCorner } from './outline-draft.ts'
import { OutlineHandle } from './outline-handle.tsx'

interface OutlineHandlesProps {
  map: DrawnMap
  draft: OutlineDraft
  onDraft: (change: (draft: OutlineDraft) => OutlineDraft) => void
  /** the address holds no more corners */
  isFull: boolean
  /** the first corner was clicked, which closes the outline */
  onClose: () => void
}

/** A handle for every corner of an outline, in order; for an existing outline also between corners and for the whole. */
export function OutlineHandles({ map, draft, onDraft, isFull, onClose }: OutlineHandlesProps) {
  const { t } = useLingui()
  useMapMoves(map)
  const { corners, at } = draft
  const count = corners.length
  const start = () => onDraft((own) => changed(own, own.corners))
  const move = (change: (ring: Ring) => Ring) => onDraft((own) => moved(own, change(own.corners)))
  const remove = (corner: number) =>
    onDraft((own) => {
      const left = withoutCorner(own.corners, corner)
      return left ? changed(own, left) : own
    })
  const insert = (corner: number) => onDraft((own) => changed(own, withInserted(own.corners, corner + 1, halfway(own.corners, corner))))
  const moveWhole = ([lat, lng]: Corner) =>
    move((ring) => {
      const [fromLat, fromLng] = middleOf(ring)
      return shifted(ring, [lat - fromLat, lng - fromLng])
    })
  const isClosed = at !== null
  return (
    <div className="absolute inset-0 overflow-hidden pointer-events-none [&>button]:pointer-events-auto">
      {isClosed ? (
        <OutlineHandle
          map={map}
          look="whole"
          place={middleOf(corners)}
          label={t`Move the whole outline`}
          onStart={start}
          onMove={moveWhole}
        />
      ) : null}
      {corners.map((corner, i) => {
        const number = i + 1
        const closes = !isClosed && i === 0 && count > 2
        return (
          <OutlineHandle
            // corners have no identity but their index
            key={`corner-${number}`}
            map={map}
            look="corner"
            place={corner}
            label={closes ? t`Close the outline` : t`Corner ${number} of ${count}`}
            onStart={start}
            onMove={(place) => move((ring) => withCorner(ring, i, place))}
            onPress={closes ? onClose : undefined}
            onRemove={() => remove(i)}
          />
        )
      })}
      {isClosed && !isFull
        ? corners.map((_, i) => {
            const number = i + 1
            return (
              <OutlineHandle
                key={`between-${number}`}
                map={map}
                look="between"
                place={halfway(corners, i)}
                label={t`Add a corner after corner ${number}`}
                onStart={() => insert(i)}
                onMove={(place) => move((ring) => withCorner(ring, i + 1, place))}
                onPress={() => insert(i)}
              />
            )
          })
        : null}
    </div>
  )
}
