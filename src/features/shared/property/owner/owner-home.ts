import type { CountryCode, TypeGroup } from '#graphql/generated/graphql.ts'
import type { ValueToday } from './owner-figures.ts'

/** The home that an owner's figures are about. */
export interface OwnerHome extends ValueToday {
  country: CountryCode
  currency: string
  typeGroup: TypeGroup
  slug: string
  /** the year in which its lease began or it was completed, if known */
  begins: number | null
}

interface Place {
  typeGroup: TypeGroup
  slug: string
  leaseStartYear: number | null
  completionYear: number | null
}

/** An estimate of a home in a project, as the owner's figures need it. */
export const ownerHome = (
  { countryCode: country, currencyCode: currency }: { countryCode: CountryCode; currencyCode: string },
  { typeGroup, slug, leaseStartYear, completionYear }: Place,
  { value, low68, high68, asOf }: ValueToday,
): OwnerHome => ({
  country,
  currency,
  typeGroup,
  slug,
  value,
  low68,
  high68,
  asOf,
  begins: leaseStartYear ?? completionYear,
})
