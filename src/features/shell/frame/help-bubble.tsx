import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { MenuIcon } from '../bar/menu-icon.tsx'
import { closeForGood, isClosed } from './tutorial.ts'

/** A hint at the help buttons until the visitor closes it, which is kept; appears in the browser only. */
export function HelpBubble() {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(!isClosed('helpWhatsapp')), [])
  if (!isShown) return null
  const close = () => {
    setShown(false)
    closeForGood('helpWhatsapp')
  }
  return (
    <div className="flex items-center rounded border border-line bg-sheet ps-3 shadow-float max-sm:hidden">
      <p>
        <Trans>Questions? Write to us here.</Trans>
      </p>
      <button type="button" aria-label={t`Close this hint for good`} onClick={close} className="grid size-9 place-items-center text-ink-3">
        <MenuIcon close size="small" />
      </button>
    </div>
  )
}
