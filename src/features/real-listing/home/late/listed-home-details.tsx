import { Trans } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { useLateWords } from '#session/late-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import { AskAdvertiser } from './ask-advertiser.tsx'
import { AskedHistory } from './asked-history.tsx'
import { HomeFacts } from './home-facts.tsx'
import { ProblemForm } from './problem-form.tsx'

/** What was asked, the facts, the question to an agent and the report of a problem. */
export function ListedHomeDetails({ home, country }: { home: ListedHomeFragment; country: CountryCode }) {
  useLateWords('listed-home-late', 'listing-card')
  const format = useFormat(COUNTRIES[country].currencyCode)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div className="grid gap-x-16 gap-y-12 *:min-w-0 lg:grid-cols-2">
        <AskedHistory home={home} format={format} />
        <HomeFacts home={home} format={format} />
      </div>
      {home.advertisers.length > 0 ? (
        <PageSection id="ask" title={<Trans>Ask about this home</Trans>}>
          <AskAdvertiser home={home} country={country} />
        </PageSection>
      ) : null}
      {home.isLive ? (
        <details className="no-print border-t border-line pt-4">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink">
            <Trans>Something is wrong with this advertisement</Trans>
          </summary>
          <ProblemForm home={home} country={country} />
        </details>
      ) : null}
    </div>
  )
}
