import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListedHomeFragment, SaidOfHomeFragment } from '#graphql/generated/graphql.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { EnquiryForm } from '#property/enquiry/enquiry-form.tsx'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { constructionWords, floorTypeWords, furnishedWords } from '#property/listing/card/listing-words.ts'
import type { Format } from '#property/use-format.ts'
import { useFormat } from '#property/use-format.ts'
import { facilityWords, tenureWords, unitMixWord, wordOf } from '#property/vocabulary-words.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { AskedHistory } from './asked-history.tsx'
import { listedFailureWords } from './listing-failures.ts'
import { ProblemForm } from './problem-form.tsx'

/** What was asked, the facts, the question to an agent and the report of a problem. */
export function ListedHomeDetails({ home, country }: { home: ListedHomeFragment; country: CountryCode }) {
  usePageWords()
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

interface AskAdvertiserProps {
  home: Pick<ListedHomeFragment, 'id' | 'advertisers'>
  country: CountryCode
}

/** A message to one of those who advertise the home; each is written to alone. */
function AskAdvertiser({ home: { id: group, advertisers }, country }: AskAdvertiserProps) {
  const { t } = useLingui()
  const [listing, setListing] = useState(advertisers[0]?.id ?? '')
  const options = advertisers.map(({ id, agentName, agency }) => ({ value: id, label: `${agentName}, ${agency}` }))
  return (
    <div className="pt-4">
      <EnquiryForm
        label={t`A question about this home`}
        agentName={advertisers.find(({ id }) => id === listing)?.agentName ?? ''}
        to={
          advertisers.length > 1 ? (
            <Field label={t`To`}>{(control) => <Select {...control} value={listing} onValue={setListing} options={options} />}</Field>
          ) : null
        }
        send={async (asked) =>
          (await import('./listed-home.functions.ts')).askAboutListing({ data: { ...asked, country, group, listing } })
        }
        failureWords={listedFailureWords}
        look="primary"
      />
    </div>
  )
}

/** The facts of the home, as it is advertised and as the records have its project; unknown ones are left out. */
function HomeFacts({ home, format }: { home: ListedHomeFragment; format: Format }) {
  const { i18n, t } = useLingui()
  const say = i18n._.bind(i18n)
  const { tenure, tenureYears, floors, floorType, facilities } = home
  const years = tenureYears ?? 0
  const [low, high] = [floors?.low ?? 0, floors?.high ?? 0]
  const floor = floors ? t`between ${low} and ${high}` : floorType ? say(floorTypeWords[floorType]) : null
  const said: Record<keyof SaidOfHomeFragment, Fact | null> = {
    // the kind of home says them
    bedrooms: null,
    areaSqm: { key: 'area', name: t`Floor area`, value: home.areaSqm === null ? null : format.areas(home.areaSqm) },
    landSqm: { key: 'land', name: t`Land`, value: home.landSqm === null ? null : format.areas(home.landSqm) },
    bathrooms: { key: 'baths', name: t`Bathrooms`, value: home.bathrooms },
    floorType: { key: 'floor', name: t`Floor`, value: floor },
    furnished: { key: 'furnished', name: t`Furniture`, value: home.furnished ? say(furnishedWords[home.furnished]) : null },
  }
  const facts: Fact[] = [
    { key: 'mix', name: t`Kind of home`, value: unitMixWord(say, home.unitMix, home.propertyGroup) },
    { key: 'type', name: t`Type`, value: wordOf(say, home.propertyType) },
    ...Object.values(said).filter((fact) => fact !== null),
    { key: 'tenure', name: t`Tenure`, value: tenure === 'LEASEHOLD' && years > 0 ? t`${years} years` : tenure && say(tenureWords[tenure]) },
    { key: 'built', name: t`Completion`, value: home.completionYear },
    { key: 'status', name: t`Construction`, value: say(constructionWords[home.constructionStatus]) },
    { key: 'has', name: t`Facilities`, value: format.list(facilities.map((one) => say(facilityWords[one]))) },
  ]
  return (
    <PageSection title={<Trans>The home</Trans>}>
      <FactsList facts={facts} />
    </PageSection>
  )
}
