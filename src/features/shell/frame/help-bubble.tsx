import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { MenuIcon } from '../bar/menu-icon.tsx'
import { closeForGood, isClosed } from './tutorial.ts'
import { useClearOfFigures } from './use-clear-of-figures.ts'

/** A hint at the help buttons until the visitor closes it, which is kept; appears in the browser only. `isClear`: the buttons are to be seen. */
export function HelpBubble({ isClear }: { isClear: boolean }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(!isClosed('helpWhatsapp')), [])
  if (!isShown) return null
  const close = () => {
    setShown(false)
    closeForGood('helpWhatsapp')
  }
  return <Hint isClear={isClear} onClose={close} />
}

function Hint({ isClear, onClose }: { isClear: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const isOverNothing = useClearOfFigures(box, true)
  return (
    <div
      ref={box}
      className={cx(
        'flex items-center rounded border border-line bg-sheet ps-3 shadow-float max-sm:hidden',
        !(isClear && isOverNothing) && 'not-focus-within:invisible',
      )}
    >
      <p>
        <Trans>Questions? Write to us here.</Trans>
      </p>
      <button
        type="button"
        aria-label={t`Close this hint for good`}
        onClick={onClose}
        className="grid size-9 place-items-center text-ink-3"
      >
        <MenuIcon close size="small" />
      </button>
    </div>
  )
}
