import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef } from 'react'
import { cx } from '../class-names.ts'
import { Chip } from '../form/chip.tsx'
import { useLessMotion } from '../use-less-motion.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { AUTOPLAY_MS, isTurning, moveCarousel, startCarousel } from './carousel-moves.ts'

export interface Slide {
  key: string
  content: ReactNode
  /** what this slide and those beside it with the same words are; a chip above leads to the first of them */
  chapter?: string
  /** on paper, where all slides stand side by side, four in a row: over the whole width, or left out */
  paper?: 'whole' | 'none'
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
}

const PAPER = { whole: 'print:col-span-full', none: 'print:hidden' } as const

/**
 * One slide at a time, in a loop, moving every 8 s (§9) unless pointer or focus is on it, it is paused or the visitor asked for less
 * motion. Swiping is the platform's scrolling, so it works without JavaScript as well, and goes on from where somebody swiped to before
 * hydration.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  // the target of a scroll by script; until it is reached or the visitor scrolls, scrollend events are ignored
  const onTheWay = useRef<number | null>(null)
  const lessMotion = useLessMotion()
  const [state, move] = useReducer(moveCarousel, slides.length, startCarousel)
  const { index } = state
  const turning = isTurning(state, lessMotion)

  if (state.count !== slides.length) move({ kind: 'count', to: slides.length })
  const shown = useRef(index)
  useEffect(() => {
    const { current } = strip
    if (!current || shown.current === index) return
    shown.current = index
    if (slideAt(current) !== index) onTheWay.current = index
    current.scrollTo({ left: index * current.clientWidth, behavior: lessMotion ? 'instant' : 'smooth' })
  }, [index, lessMotion])
  useEffect(() => move({ kind: 'go', to: slideAt(strip.current) ?? 0 }), [])
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => move({ kind: 'step', by: 1 }), AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [turning])

  const onScrollEnd = () => {
    const at = slideAt(strip.current)
    if (at === null || (onTheWay.current !== null && onTheWay.current !== at)) return
    onTheWay.current = null
    move({ kind: 'go', to: at })
  }
  const onHand = () => {
    onTheWay.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move({ kind: 'step', by: event.key === 'ArrowRight' ? 1 : -1 })
  }

  const letGo = (section: HTMLElement) => {
    // a page that runs in a slide, a tour that is walked, is not turned away from
    if (!section.querySelector('iframe')) move({ kind: 'hold', on: false })
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={t`carousel`}
      onPointerEnter={() => move({ kind: 'hold', on: true })}
      onPointerLeave={(event) => letGo(event.currentTarget)}
      onFocus={() => move({ kind: 'hold', on: true })}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || letGo(event.currentTarget)}
    >
      <Chapters slides={slides} index={index} show={(to) => move({ kind: 'go', to })} />
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-live={turning ? 'off' : 'polite'}
        onScrollEnd={onScrollEnd}
        onPointerDown={onHand}
        onWheel={onHand}
        onKeyDown={onKeyDown}
        className="flex snap-x snap-mandatory overflow-x-auto rounded [scrollbar-width:none] print:grid print:grid-cols-4 print:gap-4"
      >
        {slides.map(({ key, content, paper }, i) => (
          <li
            key={key}
            aria-label={t`${i + 1} of ${slides.length}`}
            className={cx('w-full shrink-0 snap-start print:w-auto', paper && PAPER[paper])}
          >
            {content}
          </li>
        ))}
      </ul>
      <CarouselControls state={state} move={move} />
    </section>
  )
}

interface ChaptersProps {
  slides: readonly Slide[]
  index: number
  show: (slide: number) => void
}

/** A chip for each run of slides with the same chapter, where there are several. */
function Chapters({ slides, index, show }: ChaptersProps) {
  const starts = slides.flatMap(({ chapter }, at) =>
    chapter !== undefined && chapter !== slides[at - 1]?.chapter ? [{ chapter, at }] : [],
  )
  if (starts.length < 2) return null
  return (
    <div className="no-print mb-4 flex flex-wrap gap-1.5">
      {starts.map(({ chapter, at }) => (
        <Chip key={chapter} on={chapter === slides[index]?.chapter} onClick={() => show(at)}>
          {chapter}
        </Chip>
      ))}
    </div>
  )
}

/** The slide in view, from 0; null before the strip has a width. */
const slideAt = (strip: HTMLElement | null): number | null =>
  strip && strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : null
