import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cx } from '../class-names.ts'

const face = (on: boolean) =>
  cx(
    'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap transition-colors duration-(--duration-quick) disabled:opacity-50',
    on ? 'border-lagoon bg-lagoon-soft font-[560] text-ink' : 'border-line bg-sheet text-ink-2 hover:border-ink-3 hover:text-ink',
  )

/** A filter that is on or off. */
export function Chip({ on = false, className, type = 'button', ...rest }: ComponentProps<'button'> & { on?: boolean }) {
  return <button type={type} aria-pressed={on} className={cx(face(on), className)} {...rest} />
}

function ChipAnchor({ on = false, className, ...rest }: ComponentProps<'a'> & { on?: boolean }) {
  return <a className={cx(face(on), className)} {...rest} aria-current={on ? 'true' : undefined} />
}

/**
 * The same as a link, where the filter lives in the address. Only `on` marks it: the router would mark the link without a filter as the
 * current page too, because the address holds all of its parameters.
 */
export const ChipLink = createLink(ChipAnchor)
