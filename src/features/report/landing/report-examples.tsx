import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { suggestionLink } from '#property/search/suggestion-link.ts'
import { PageSection } from '#ui/page-section.tsx'
import { LoadFailed } from '../first/load-failed.tsx'

/** A report to open now for each kind of home of the market. */
export function ReportExamples({ country }: { country: CountryCode }) {
  const data = useLoaderData({ from: '/_default/report/property' })
  if (!data.ok) return <LoadFailed failure={data.failure} />
  const { examples, isDemo } = data.value.market
  if (hasFiguresAlone(data.value.market)) return <FiguresAlone country={country} />
  if (examples.length === 0) return null
  return (
    <PageSection title={<Trans>Open one now</Trans>} aside={isDemo ? <Trans>demo data: projects and prices are invented</Trans> : null}>
      <ul className="grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {examples.map((example) => (
          <li key={example.id} className="border-b border-line">
            <Link {...suggestionLink(example, country)} className="group block py-4">
              <span className="title block text-xl group-hover:text-lagoon">{example.title}</span>
              <span className="block text-ink-2">{example.subtitle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
