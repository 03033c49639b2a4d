import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { type ButtonFace, buttonFace } from './button.tsx'
import { cx } from './class-names.ts'
import { useEarlyPress } from './form/early-press.ts'
import { SHARE_SERVICES, type Shared, type ShareService, shareLinks } from './share-links.ts'

const never = () => () => undefined

/** Whether the device has a share sheet of its own; known in the browser only. */
const useNativeShare = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

const NAMES: Record<ShareService, ReactNode> = {
  whatsapp: <Trans>WhatsApp</Trans>,
  telegram: <Trans>Telegram</Trans>,
  facebook: <Trans>Facebook</Trans>,
  linkedin: <Trans>LinkedIn</Trans>,
  x: <Trans>X</Trans>,
  mail: <Trans>E-mail</Trans>,
}

interface OwnWayToShare {
  name: ReactNode
  press: () => void
}

interface ShareMenuProps extends Shared, ButtonFace {
  /** a way of the page's own, which stands before the others */
  first?: OwnWayToShare
}

const ENTRY = 'flex min-h-9 w-full items-center px-4 text-start hover:bg-wash'

function OwnWay({ name, press, close }: OwnWayToShare & { close: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const choose = () => {
    close()
    press()
  }
  useEarlyPress(button, choose)
  return (
    <button ref={button} type="button" data-early="" className={ENTRY} onClick={choose}>
      {name}
    </button>
  )
}

/** §2.9: one button; behind it the services, the link itself, and the device's own sheet where there is one. The links work without scripts. */
export function ShareMenu({ url, title, look, size, first }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={menu}
      className="no-print group/share relative"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
    >
      <summary className={cx(buttonFace({ look, size }), 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        <Trans>Share</Trans>
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-ink-3 transition-transform group-open/share:rotate-180">
          <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ShareWays
        url={url}
        title={title}
        className="absolute start-0 top-full z-20 mt-1 grid min-w-44 rounded border border-line bg-sheet py-1.5 text-base shadow-float"
        wayClassName={ENTRY}
        first={first ? <OwnWay {...first} close={close} /> : null}
      />
    </details>
  )
}

interface ShareWaysProps extends Shared {
  className?: string
  wayClassName?: string
  first?: ReactNode
}

/** The ways to pass a page on, in a row where nothing else is said. */
export function ShareWays({
  url,
  title,
  className = 'flex flex-wrap gap-x-4',
  wayClassName = 'flex min-h-9 items-center text-lagoon underline underline-offset-4',
  first = null,
}: ShareWaysProps) {
  const native = useNativeShare()
  const [copied, setCopied] = useState(false)
  const links = shareLinks({ url, title })
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <ul className={cx('no-print', className)}>
        {first ? <li>{first}</li> : null}
        {native ? (
          <li>
            <button type="button" className={wayClassName} onClick={() => void navigator.share({ url, title }).catch(() => undefined)}>
              <Trans>Share…</Trans>
            </button>
          </li>
        ) : null}
        <li>
          <button type="button" className={wayClassName} onClick={() => void copy()}>
            {copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
          </button>
        </li>
        {SHARE_SERVICES.map((service) => (
          <li key={service}>
            <a href={links[service]} target="_blank" rel="noreferrer" className={wayClassName}>
              {NAMES[service]}
            </a>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {copied ? <Trans>Link copied</Trans> : null}
      </span>
    </>
  )
}
