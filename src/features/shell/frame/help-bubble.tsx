import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import { MenuIcon } from '../bar/menu-icon.tsx'

/** §3: an object in local storage; its helpWhatsapp flag says that the bubble was closed */
const TUTORIAL = 'tutorial'

/** A hint at the help buttons until the visitor closes it, which is kept; appears in the browser only. */
export function HelpBubble() {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(parseTutorial(readLocal(TUTORIAL)).helpWhatsapp !== true), [])
  if (!isShown) return null
  const close = () => {
    setShown(false)
    writeLocal(TUTORIAL, JSON.stringify({ ...parseTutorial(readLocal(TUTORIAL)), helpWhatsapp: true }))
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

/** The stored object; anything else in storage counts as an empty one. */
export function parseTutorial(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
