import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { usePageWords } from '#ui/use-page-words.ts'

/** Said in the place of a map or a panorama whose graphics the device has taken away. */
export function LostDrawing({ isGone, onAgain }: { isGone: boolean; onAgain: () => void }) {
  usePageWords()
  return (
    <div role="status" className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-wash p-8 text-center">
      <p className="title text-xl">
        <Trans>The device has stopped drawing</Trans>
      </p>
      {isGone ? (
        <>
          <p className="max-w-[44ch] text-ink-2">
            <Trans>Its graphics did not come back. Everything else on this page still works.</Trans>
          </p>
          <Button onClick={onAgain}>
            <Trans>Draw it again</Trans>
          </Button>
        </>
      ) : (
        <p className="max-w-[44ch] text-ink-2">
          <Trans>Its graphics were taken away for a moment and usually come back by themselves.</Trans>
        </p>
      )}
    </div>
  )
}
