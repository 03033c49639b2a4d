import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HomeProjectFragment } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { Skyline } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { suggestionLink } from '#property/search/suggestion-link.ts'
import { countryName } from '#session/country-name.ts'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import type { HomeMarket } from '../queries.ts'

/** What the published records of each country hold. */
const LEADS: Readonly<Record<CountryCode, ReactNode>> = {
  SG: <Trans>Every published sale, block and street of Singapore – with the range, the evidence and the date behind each number.</Trans>,
  MY: (
    <Trans>Published sales of Malaysia by scheme, road and district – with the range, the evidence and the date behind each number.</Trans>
  ),
  HK: (
    <Trans>
      Hong Kong’s official figures, and sales where they may be shown – with the range, the evidence and the date behind each number.
    </Trans>
  ),
  AU: (
    <Trans>
      Published sales of Australia by building, street and suburb – with the range, the evidence and the date behind each number.
    </Trans>
  ),
}

interface HeroProps {
  country: CountryCode
  examples: HomeMarket['examples']
  projects: readonly HomeProjectFragment[]
  isDemo?: boolean
}

/** The title, the search box, and a street of the market's own projects. */
export function Hero({ country, examples, projects, isDemo = false }: HeroProps) {
  const { i18n, t } = useLingui()
  return (
    <section className="border-b border-line bg-linear-to-b from-paper to-sky">
      <div className="page relative pt-9 sm:pt-16">
        <h1 className="title text-display tracking-[-0.022em]">
          <Trans>
            What is it worth, <br />
            and why.
          </Trans>
        </h1>
        <p className="mt-4 mb-6 max-w-[34rem] text-lg text-pretty text-ink-2 sm:mt-5 sm:mb-8 sm:text-[18px] sm:leading-7">
          {LEADS[country]}
        </p>
        <LinkTabs label={t`Country`}>
          {COUNTRY_CODES.map((code) => (
            <LinkTab key={code} to="/" search={{ countryCode: code }} resetScroll={false} current={code === country}>
              {countryName(i18n, code)}
            </LinkTab>
          ))}
        </LinkTabs>
        <div className="mt-2">
          <SearchBox key={country} country={country} size="hero" />
        </div>
        <p className="mt-2.5 flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-ink-3">
          {examples.length > 0 ? <Trans>Try</Trans> : null}
          {examples.map((example) => (
            <Link
              key={example.id}
              {...suggestionLink(example, country)}
              className="inline-flex min-h-6 items-center text-ink-2 underline decoration-line underline-offset-4 hover:decoration-ink-3"
            >
              {example.title}
            </Link>
          ))}
        </p>
      </div>
      <div className="relative mt-2 h-44 overflow-hidden sm:h-60">
        {projects.length > 0 ? (
          <Skyline
            key={country}
            seed={`home-${country}`}
            buildings={projects.map(pictureOfProject)}
            label={t`A street of the most traded projects in ${countryName(i18n, country)}, drawn from their floors, units and years`}
            className="h-full w-full"
          />
        ) : null}
      </div>
      {isDemo ? (
        <p className="border-t border-line bg-caution-soft py-2 text-caution-ink">
          <span className="page block text-sm">
            <Trans>Demonstration data: projects, people and prices are invented.</Trans>
          </span>
        </p>
      ) : null}
    </section>
  )
}
