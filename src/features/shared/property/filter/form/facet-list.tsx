import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

/** One value of a facet and how much it would show. */
interface ListedChoice {
  value: string
  count: number
  isChosen: boolean
}

/** What the link of a choice needs; the screen renders its own typed Link with it. */
export interface FacetLinkParts {
  rel: 'nofollow'
  /** the address without a choice must not be marked as the current page, although the current one holds all its parameters */
  activeOptions: { exact: true; includeSearch: true }
  'aria-current': 'true' | undefined
  className: string
  children: ReactNode
}

interface FacetListProps<Choice extends ListedChoice> {
  /** its name in an address */
  parameter: string
  title: string
  choices: readonly Choice[]
  word: (choice: Choice) => string
  link: (choice: Choice, parts: FacetLinkParts) => ReactNode
}

export const EXACTLY = { exact: true, includeSearch: true } as const

/** The values of a facet, each a link that takes it in or leaves it out. */
export function FacetList<Choice extends ListedChoice>({ parameter, title, choices, word, link }: FacetListProps<Choice>) {
  const { i18n } = useLingui()
  const parts = (choice: Choice): FacetLinkParts => ({
    rel: 'nofollow',
    activeOptions: EXACTLY,
    'aria-current': choice.isChosen ? 'true' : undefined,
    className: cx(
      'flex min-h-8 items-center gap-2 rounded px-2 -mx-2 transition-colors duration-(--duration-quick) hover:bg-wash',
      choice.isChosen ? 'bg-lagoon-soft font-[560] text-ink' : 'text-ink-2 hover:text-ink',
    ),
    children: (
      <>
        <span className="min-w-0 flex-1 truncate first-letter:uppercase">{word(choice)}</span>
        {choice.isChosen ? (
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 shrink-0 text-ink-3">
            <path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        ) : null}
        <span className="figures shrink-0 text-sm font-normal text-ink-3">{i18n.number(choice.count)}</span>
      </>
    ),
  })
  return (
    <section aria-labelledby={`facet-${parameter}`}>
      <h3 id={`facet-${parameter}`} className="border-b border-line pb-1.5 text-sm font-[560] text-ink-2">
        {title}
      </h3>
      <ul className="pt-1.5">
        {choices.map((choice) => (
          <li key={choice.value}>{link(choice, parts(choice))}</li>
        ))}
      </ul>
    </section>
  )
}
