import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface BreadcrumbProps {
  /** from the top; a Link each, the last one plain words: the page itself */
  items: readonly { key: string; content: ReactNode }[]
}

/** Where this page stands. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`} className="text-sm text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map(({ key, content }, i) => (
          <li
            key={key}
            aria-current={i === items.length - 1 ? 'page' : undefined}
            className="flex min-h-6 items-center gap-x-2 [&_a]:underline [&_a]:decoration-line [&_a]:underline-offset-4 [&_a:hover]:decoration-ink-3"
          >
            {i > 0 ? (
              <span aria-hidden="true" className="text-ink-3">
                /
              </span>
            ) : null}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  )
}
