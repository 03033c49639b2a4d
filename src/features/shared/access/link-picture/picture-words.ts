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
  agent: () => msg`Estate agent`,
  registeredAgent: () => msg`Registered estate agent`,
  registration: (number: string) => msg`Registration ${number}`,
  advertised: { SALE: () => msg`For sale`, RENT: () => msg`To rent`, ROOM: () => msg`Room to rent` },
  bedrooms: (bedrooms: number) => msg`${plural(bedrooms, { one: '# bedroom', other: '# bedrooms' })}`,
  asked: () => msg`Asking price`,
  leastAsked: (agents: number) => msg`The least of ${plural(agents, { one: '# agent', other: '# agents' })}`,
  monthly: (money: string) => msg`${money} a month`,
  underOffer: () => msg`Under offer`,
  shared: {
    REPORT: () => msg`Shared report`,
    COMPARISON: () => msg`Shared comparison`,
    ANALYSIS: () => msg`Market analysis`,
    PLAN: () => msg`Shared plan`,
  },
  figuresTo: (month: string) => msg`Figures to ${month}`,
  siteOverline: () => msg`Property prices`,
  siteTitle: () => msg`What a home is worth, and why`,
  siteCaption: () => msg`Recorded sales, estimates with their range, maps and reports`,
}
