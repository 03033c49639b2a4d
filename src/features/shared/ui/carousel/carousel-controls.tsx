import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import type { CarouselMove, CarouselState } from './carousel-moves.ts'

interface CarouselControlsProps {
  state: CarouselState
  move: (move: CarouselMove) => void
}

function RoundButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-9 place-items-center rounded-full border border-line bg-sheet text-ink-2 hover:border-ink-3 hover:text-ink"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.5">
        {children}
      </svg>
    </button>
  )
}

/** Buttons: back, one dot per slide, forward, pause. */
export function CarouselControls({ state, move }: CarouselControlsProps) {
  const { t } = useLingui()
  const { count, index, playing } = state
  if (count < 2) return null
  return (
    <div className="no-print mt-3 flex items-center gap-2">
      <RoundButton label={t`Previous`} onPress={() => move({ kind: 'step', by: -1 })}>
        <path d="M10 3 5 8l5 5" />
      </RoundButton>
      <ul className="flex flex-wrap">
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
          <li key={i}>
            <button
              type="button"
              aria-label={t`Show ${i + 1} of ${count}`}
              aria-current={i === index ? 'true' : undefined}
              onClick={() => move({ kind: 'go', to: i })}
              className="group grid size-6 place-items-center rounded-full"
            >
              <span
                className={cx(
                  'block size-2 rounded-full transition-colors duration-(--duration-quick)',
                  i === index ? 'bg-ink' : 'bg-field-line group-hover:bg-ink-2',
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      <RoundButton label={t`Next`} onPress={() => move({ kind: 'step', by: 1 })}>
        <path d="m6 3 5 5-5 5" />
      </RoundButton>
      <span className="ms-auto">
        <RoundButton label={playing ? t`Pause` : t`Play`} onPress={() => move({ kind: 'toggle' })}>
          {playing ? <path d="M5.5 3.5v9m5-9v9" /> : <path d="M5 3.5v9L12 8Z" strokeLinejoin="round" />}
        </RoundButton>
      </span>
    </div>
  )
}
