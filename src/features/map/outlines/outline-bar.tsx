import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Corner } from '#filter/ring-text.ts'
import { POLYGON_POINTS_MAX } from '#graphql/limits.ts'
import { Button } from '#ui/button.tsx'
import { useEscape } from '../page/use-escape.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { CORNERS_MIN, changed, type OutlineDraft, undone, withDraft } from './outline-draft.ts'
import { OutlineHandles } from './outline-handles.tsx'
import { useOutlinePen } from './use-outline-pen.ts'

/** The bar while an outline is drawn or changed: by clicks and drags on the map, by keys on its corners, or by corners set at the middle of the map. */
export function OutlineBar({ tools, draft }: { tools: MapTools; draft: OutlineDraft }) {
  const { t } = useLingui()
  const { map, setOutline, view } = tools
  const bar = useRef<HTMLFieldSetElement>(null)
  const { limits, setLimits } = view
  const { corners, past, at } = draft
  const others = limits.places.outlines.reduce((sum, ring, i) => (i === at ? sum : sum + ring.length), 0)
  const isFull = corners.length + others >= POLYGON_POINTS_MAX
  const change = (next: (draft: OutlineDraft) => OutlineDraft) => setOutline((own) => own && next(own))
  const close = () => setOutline(null)
  const add = (corner: Corner) => {
    if (!isFull) change((own) => changed(own, [...own.corners, corner]))
  }
  const finish = () => {
    if (corners.length < CORNERS_MIN) return
    setLimits({ ...limits, places: { ...limits.places, outlines: withDraft(limits.places.outlines, draft) } })
    close()
  }
  useEscape(bar, close)
  useOutlinePen(map, at === null, { onCorner: add, onFinish: finish, onUndo: () => change(undone) })
  useEffect(() => bar.current?.querySelector<HTMLElement>('button')?.focus(), [])
  if (!map) return null
  const addInMiddle = () => {
    const { lat, lng } = map.getCenter()
    add([Math.round(lat * 1e5), Math.round(lng * 1e5)])
  }
  const number = (at ?? 0) + 1
  return (
    <>
      {at === null ? (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1/2 size-6 -translate-1/2 text-ink"
        >
          <path d="M12 2v7M12 15v7M2 12h7M15 12h7" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      ) : null}
      <OutlineHandles map={map} draft={draft} onDraft={change} isFull={isFull} onClose={finish} />
      <fieldset
        ref={bar}
        aria-label={at === null ? t`Draw an outline` : t`Change outline ${number}`}
        className="absolute inset-x-0 top-3 mx-auto grid w-fit max-w-[calc(100%-24px)] gap-2 rounded bg-sheet p-3 shadow-float max-lg:top-2"
      >
        <p className="max-w-[56ch] text-sm text-ink-2">
          {at === null ? (
            <Trans>Press the map for each corner and the first corner again to close. Or move the map and set corners in its middle.</Trans>
          ) : (
            <Trans>Drag a corner, the small points between them, or the whole. With keys: arrows move a corner, Delete removes it.</Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {at === null ? (
            <Button size="small" disabled={isFull} onClick={addInMiddle}>
              <Trans>Set a corner here</Trans>
            </Button>
          ) : null}
          <Button size="small" disabled={past.length === 0} onClick={() => change(undone)}>
            <Trans>Undo</Trans>
          </Button>
          <Button size="small" look="primary" disabled={corners.length < CORNERS_MIN} onClick={finish}>
            {at === null ? <Trans>Finish</Trans> : <Trans>Done</Trans>}
          </Button>
          <Button size="small" look="ghost" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
        <p className="sr-only" role="status">
          <Plural value={corners.length} one="# corner" other="# corners" />
        </p>
        {isFull ? (
          <p className="text-xs text-ink-3">
            <Plural value={POLYGON_POINTS_MAX} one="At most # corner in all outlines." other="At most # corners in all outlines." />
          </p>
        ) : null}
      </fieldset>
    </>
  )
}
