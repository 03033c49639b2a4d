import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { CloseIcon } from '#ui/close-icon.tsx'
import { EXACTLY } from './facet-list.tsx'

/** What the link of a chip needs; the screen renders its own typed Link with it. */
export interface ChipLinkParts {
  rel: 'nofollow'
  resetScroll: false
  activeOptions: typeof EXACTLY
  'aria-label'?: string
  className: string
  children: ReactNode
}

interface ChipListProps<Key extends string> {
  /** what narrows the results, in words */
  chips: readonly { key: Key; text: string }[]
  /** leads to the results without it */
  link: (key: Key, parts: ChipLinkParts) => ReactNode
  /** leads to the results without any */
  clear: (parts: ChipLinkParts) => ReactNode
}

/** A chip for each filter that narrows the results; it leads to the results without it. */
export function ChipList<Key extends string>({ chips, link, clear }: ChipListProps<Key>) {
  const { t } = useLingui()
  if (chips.length === 0) return null
  const still = { rel: 'nofollow', resetScroll: false, activeOptions: EXACTLY } as const
  return (
    <ul aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, text }) => (
        <li key={key} className="min-w-0">
          {link(key, {
            ...still,
            'aria-label': t`Remove the filter ${text}`,
            className:
              'figures flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-lagoon-soft ps-3 pe-2.5 text-sm text-ink hover:bg-wash',
            children: (
              <Fragment>
                <span className="truncate first-letter:uppercase">{text}</span>
                <span className="shrink-0 text-ink-3 [&_svg]:size-3">
                  <CloseIcon />
                </span>
              </Fragment>
            ),
          })}
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          {clear({
            ...still,
            className: 'inline-flex min-h-8 items-center px-2 text-sm text-lagoon underline-offset-4 hover:underline',
            children: <Trans>Clear all</Trans>,
          })}
        </li>
      ) : null}
    </ul>
  )
}
