import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'

interface SearchFrameProps {
  size: 'page' | 'hero'
  /** the text box */
  children: ReactNode
}

/** What is drawn around the text box, and the button that searches. */
export const SearchFrame = ({ size, children }: SearchFrameProps) => (
  <div
    className={cx(
      'flex h-full items-center rounded border border-line bg-sheet ps-5 pe-2 has-[input:focus-visible]:border-lagoon has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-lagoon',
      'max-sm:has-aria-expanded:h-14 max-sm:has-aria-expanded:shrink-0',
      size === 'hero' && 'shadow-float',
    )}
  >
    {children}
    <Button type="submit" look="primary" size={size === 'hero' ? 'large' : 'medium'} className="ms-2">
      <span className="max-sm:hidden">
        <Trans>Find a home</Trans>
      </span>
      <span className="sm:hidden">
        <Trans>Find</Trans>
      </span>
    </Button>
  </div>
)
