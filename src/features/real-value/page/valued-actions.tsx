import { useLingui } from '@lingui/react'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { homeOf } from '#property/address/home-search.ts'
import { AskAgentButton } from '#property/ask-agent/ask-agent-button.tsx'
import { type DescribedHome, OwnHomeButton } from '#property/own-home/own-home-button.tsx'
import type { ValuedProject } from '../value-home.functions.ts'

interface ValuedActionsProps {
  country: CountryCode
  project: ValuedProject
  /** as the address describes it */
  described: ReturnType<typeof homeOf>
}

const QUIET = { look: 'ghost', size: 'small' } as const
const UNSAID = { unitMix: null, areaSqm: null, floor: null, tenure: null, leaseStartYear: null }

/** The valued home kept as one's own, and a question about it to agents of its area; quiet beside the form, which is what the page is for. */
export function ValuedActions({ country, project, described }: ValuedActionsProps) {
  const { i18n } = useLingui()
  const { estimate } = project
  const title = localName(i18n, project)
  const { tenure, leaseStartYear, ...said } = described ?? UNSAID
  const { unitMix, areaSqm, floor } = estimate.__typename === 'Estimate' ? estimate : said
  const home: DescribedHome = { unitMix, areaSqm, floor, tenure, leaseStartYear }
  return (
    <div className="no-print -mx-3 mt-5 flex flex-wrap items-center gap-y-1">
      <OwnHomeButton {...QUIET} project={project} country={country} title={title} home={home} />
      <AskAgentButton {...QUIET} project={project} country={country} title={title} home={home} />
    </div>
  )
}
