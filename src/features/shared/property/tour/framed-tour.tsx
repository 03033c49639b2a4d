import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface FramedTourProps {
  title: string
  /** BCP-47, of the title and the picture */
  lang?: string
  /** what is shown until somebody asks for the tour; without one, words */
  picture: { src: string; alt: string } | null
  /** eager: it stands on the first screen */
  loading?: 'eager' | 'lazy'
  /** where it is on a page of its own */
  href: string
  /** where it is in a frame */
  frame: string
  /** a line below it */
  children?: ReactNode
}

const stage = 'relative grid h-[260px] place-items-center overflow-hidden rounded border border-line bg-wash sm:h-[420px]'

/**
 * A tour that opens in its place once it is asked for: until then a picture is all that is loaded. Without scripts, and with a key or button that opens another
 * tab, it is a link to the tour's own page.
 */
export function FramedTour({ title, lang, picture, loading = 'lazy', href, frame, children }: FramedTourProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.focus()
  }, [isOpen])
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <figure className="m-0 print:hidden">
      <div className={stage}>
        {isOpen ? (
          <iframe
            ref={box}
            src={frame}
            title={t`Tour: ${title}`}
            allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
            allowFullScreen
            className="size-full border-0"
          />
        ) : (
          <>
            {picture ? (
              <img
                src={picture.src}
                alt={picture.alt}
                lang={lang}
                width={1_440}
                height={900}
                loading={loading}
                className="absolute inset-0 size-full object-cover"
              />
            ) : null}
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              onClick={open}
              className="relative inline-flex min-h-11 items-center gap-3 rounded-full border border-line bg-sheet py-2 ps-4 pe-5 font-[560] text-ink shadow-float hover:border-ink-3"
            >
              <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-[1.6]">
                <ellipse cx="12" cy="12" rx="10" ry="4.4" />
                <path d="M12 2.5c3 2.6 3 16.4 0 19M12 2.5c-3 2.6-3 16.4 0 19" />
              </svg>
              <Trans>Walk through the home</Trans>
              <span className="sr-only">: {title}</span>
            </a>
          </>
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        <span lang={lang} className="w-full min-w-0 text-ink">
          {title}
        </span>
        {children}
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          <Trans>On a page of its own</Trans>
        </a>
      </figcaption>
    </figure>
  )
}
