import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { type ValueTool, valueSuggestionLink } from '#property/value-link.ts'
import type { ValueExamples } from '../real-value.functions.ts'
import { DemoNote } from './demo-note.tsx'

interface ValueHeroProps {
  country: CountryCode
  tool: ValueTool
  kicker: ReactNode
  title: ReactNode
  lead: ReactNode
  /** the words of the present search */
  words: string
  examples: ValueExamples['market']['examples']
  isDemo: boolean
}

/** One box that leads from a name, street or postal code to the estimate. */
export function ValueHero({ country, tool, kicker, title, lead, words, examples, isDemo }: ValueHeroProps) {
  return (
    <section className="border-b border-line bg-linear-to-b from-paper to-sky">
      <div className="page relative py-9 sm:py-14">
        <p className="mb-3 font-[560] text-lagoon">{kicker}</p>
        <h1 className="title text-4xl tracking-[-0.022em] xl:text-[52px] xl:leading-[1.08]">{title}</h1>
        <p className="mt-4 mb-6 max-w-[38rem] text-lg text-pretty text-ink-2 sm:text-[18px] sm:leading-7">{lead}</p>
        <SearchBox key={country + words} country={country} initialText={words} size="hero" tool={tool} />
        {examples.length > 0 ? (
          <p className="mt-2.5 flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-ink-3">
            <Trans>Try</Trans>
            {examples.map((example) => (
              <Link
                key={example.id}
                {...valueSuggestionLink(example, country, tool)}
                className="inline-flex min-h-6 items-center text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3"
              >
                {example.title}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
      {isDemo ? <DemoNote /> : null}
    </section>
  )
}
