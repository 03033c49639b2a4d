import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { EnquiryForm } from '#property/enquiry/enquiry-form.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { listedFailureWords } from './listing-failures.ts'

interface AskAdvertiserProps {
  home: Pick<ListedHomeFragment, 'id' | 'advertisers'>
  country: CountryCode
}

/** A message to one of those who advertise the home; each is written to alone. */
export function AskAdvertiser({ home: { id: group, advertisers }, country }: AskAdvertiserProps) {
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
          (await import('../listed-home.functions.ts')).askAboutListing({ data: { ...asked, country, group, listing } })
        }
        failureWords={listedFailureWords}
        look="primary"
      />
    </div>
  )
}
