import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'

/** Which duty or tax a sale of one's home does not pay. */
export const UntaxedNote = ({ country }: { country: CountryCode }) =>
  country === 'AU' ? (
    <Trans>
      Capital gains tax: a home that you live in is exempt, unless you sell as a foreign resident; of other homes the gain is income
    </Trans>
  ) : (
    <Trans>Special stamp duty: ended</Trans>
  )
