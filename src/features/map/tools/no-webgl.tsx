import { Trans } from '@lingui/react/macro'
import { usePageWords } from '#ui/use-page-words.ts'
import { MarkerShape } from '../engine/marks/marker-shape.tsx'

/** Shown where WebGL is missing. */
export function NoWebGl() {
  usePageWords()
  return (
    <div className="grid h-full place-content-center gap-3 p-8 text-center">
      <p className="flex justify-center gap-3" aria-hidden="true">
        <MarkerShape group="public-stack" size={22} />
        <MarkerShape group="private-stack" size={22} />
        <MarkerShape group="private-land" size={22} />
      </p>
      <p className="title text-xl">
        <Trans>This browser cannot draw the map</Trans>
      </p>
      <p className="mx-auto max-w-[44ch] text-ink-2">
        <Trans>It needs WebGL, which is switched off or missing here. The list has the same projects; choose one to see its figures.</Trans>
      </p>
    </div>
  )
}
