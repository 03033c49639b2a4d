import { redirect } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ResultsSearch } from './search.ts'

/** What a form of filters sent becomes the address of the same filters, which the map has too; others pass. */
export async function settleEntered({ search, context: { country } }: { search: ResultsSearch; context: { country: CountryCode } }) {
  // every form sends it
  if (search.minutes === undefined) return
  const { readEntered } = await import('./search.functions.ts')
  const settled = await readEntered({ data: { country, search } })
  throw redirect({ to: '/search', search: { ...settled, countryCode: country }, replace: true })
}
