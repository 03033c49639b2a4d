import { msg, plural } from '@lingui/core/macro'

/** What is written into the pictures beside links (`src/server/link-picture`). Short: they are looked at while scrolling. */
export const pictureWords = {
  psf: (price: string) => msg`${price} psf`,
  medianOf: (sales: number, month: string) =>
    month === ''
      ? msg`Median of ${plural(sales, { one: '# sale', other: '# sales' })} in twelve months`
      : msg`Median of ${plural(sales, { one: '# sale', other: '# sales' })} in twelve months to ${month}`,
  usualEstimate: (month: string) => msg`Estimate of its usual home, ${month}`,
  noSales: () => msg`No sales on record in twelve months`,
  evidence: () => msg`Prices with their evidence`,
  demonstration: () => msg`Demonstration data: prices are invented`,
  registeredAgent: () => msg`Registered estate agent`,
  registration: (number: string) => msg`Registration ${number}`,
  siteOverline: () => msg`Property prices`,
  siteTitle: () => msg`What a home is worth, and why`,
  siteCaption: () => msg`Recorded sales, estimates with their range, maps and reports`,
}
