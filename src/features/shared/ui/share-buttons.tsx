import { Trans } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { type Shared, shareLinks } from './share-links.ts'

const never = () => () => undefined

/** Whether the device has a share sheet of its own; known in the browser only. */
const useNativeShare = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

const face = 'inline-flex h-9 items-center rounded border border-line bg-sheet px-4 font-[560] whitespace-nowrap hover:border-ink-3'

/** §2.9: WhatsApp, Telegram, the link itself, and the device's own sheet where there is one. */
export function ShareButtons({ url, title }: Shared) {
  const native = useNativeShare()
  const [copied, setCopied] = useState(false)
  const links = shareLinks({ url, title })
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <a href={links.whatsapp} target="_blank" rel="noreferrer" className={face}>
        <Trans>WhatsApp</Trans>
      </a>
      <a href={links.telegram} target="_blank" rel="noreferrer" className={face}>
        <Trans>Telegram</Trans>
      </a>
      <Button onClick={() => void copy()}>{copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}</Button>
      {native ? (
        <Button look="ghost" onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
          <Trans>Share…</Trans>
        </Button>
      ) : null}
      <span role="status" className="sr-only">
        {copied ? <Trans>Link copied</Trans> : null}
      </span>
    </div>
  )
}
