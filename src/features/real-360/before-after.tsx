import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import './before-after.css'
import { cx } from '#ui/class-names.ts'

interface Side {
  src: string
  alt: string
  word: ReactNode
}

interface BeforeAfterProps {
  before: Side
  after: Side
  /** what is compared, for the name of the slider */
  name: string
  caption: ReactNode
  isFirst?: boolean
}

/** Where it begins: most of what is furnished is seen, and that there is a cut. */
const FIRST_SHARE = 35

/**
 * Two pictures of one view, the second over the first as far as the slider says. The slider is the platform's own, as large as the picture: it is dragged and touched
 * anywhere, and moved by its keys. Without scripts each picture shows its half.
 */
export function BeforeAfter({ before, after, name, caption, isFirst = false }: BeforeAfterProps) {
  const { t } = useLingui()
  const [share, setShare] = useState(FIRST_SHARE)
  const slider = useRef<HTMLInputElement>(null)
  // moved before the page woke
  useEffect(() => setShare(slider.current?.valueAsNumber ?? FIRST_SHARE), [])
  return (
    <figure className="m-0">
      <div
        className="before-after relative aspect-[8/5] overflow-hidden rounded border border-line bg-wash select-none"
        style={{ '--share': share / 100 } as CSSProperties}
      >
        <Picture {...before} isFirst={isFirst} />
        <Picture {...after} isFirst={isFirst} className="before-after-cover" />
        <Word side="start-3">{before.word}</Word>
        <Word side="end-3">{after.word}</Word>
        <input
          ref={slider}
          type="range"
          min={0}
          max={100}
          value={share}
          onChange={(event) => setShare(event.target.valueAsNumber)}
          aria-label={t`Empty and furnished: ${name}`}
          aria-valuetext={t`${share} % of the empty room is shown`}
          className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
        <span
          aria-hidden="true"
          className="before-after-line pointer-events-none absolute inset-y-0 w-0.5 bg-white shadow-float peer-focus-visible:bg-terracotta-mark"
        />
        <span
          aria-hidden="true"
          className="before-after-line pointer-events-none absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-sheet text-ink shadow-float outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-lagoon"
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-5 fill-none stroke-current stroke-[1.6]">
            <path d="M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4" />
          </svg>
        </span>
      </div>
      <figcaption className="mt-2 text-sm text-ink-2">{caption}</figcaption>
    </figure>
  )
}

const Picture = ({ src, alt, isFirst, className }: Pick<Side, 'src' | 'alt'> & { isFirst: boolean; className?: string }) => (
  <img
    src={src}
    alt={alt}
    width={1_200}
    height={750}
    draggable={false}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    className={cx('absolute inset-0 size-full object-cover', className)}
  />
)

const Word = ({ side, children }: { side: string; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={cx('pointer-events-none absolute top-3 rounded bg-sheet px-2 py-0.5 text-sm font-[560] text-ink', side)}
  >
    {children}
  </span>
)
