import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'

/** hero: the page is about it; map: it floats over a map */
export type SearchSize = 'page' | 'hero' | 'map'

interface SearchFrameProps {
  size: SearchSize
  /** the text box */
  children: ReactNode
}

const BUTTONS = { hero: 'large', page: 'medium', map: 'small' } as const

/** What is drawn around the text box, and the button that searches. */
export const SearchFrame = ({ size, children }: SearchFrameProps) => (
  <div
    className={cx(
      'flex h-full items-center rounded border border-line bg-sheet has-[input:focus-visible]:border-lagoon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon',
      'max-sm:has-aria-expanded:h-14 max-sm:has-aria-expanded:shrink-0',
      size === 'map' ? 'ps-3.5 pe-1.5' : 'ps-5 pe-2',
      size !== 'page' && 'shadow-float',
    )}
  >
    {children}
    <Button type="submit" look="primary" size={BUTTONS[size]} className="ms-2">
      <span className={size === 'map' ? 'hidden' : 'max-sm:hidden'}>
        <Trans>Find a home</Trans>
      </span>
      <span className={size === 'map' ? undefined : 'sm:hidden'}>
        <Trans>Find</Trans>
      </span>
    </Button>
  </div>
)
