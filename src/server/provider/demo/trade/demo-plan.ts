/** Cents of whole dollars. */
const money = (dollars: number): number => dollars * 100

const HOME = {
  isPublic: false,
  use: 'home',
  state: 'NSW',
  costs: money(480),
  rent: 0,
  paid: 0,
  loan: null,
  fundUsed: 0,
  fundInterest: 0,
} as const

/** An invented household's plan, as the tool of smart plans keeps it: the flat is sold before a condominium is bought, or after. `start` is "2026-11". */
export function demoPlan(start: string) {
  const person = { residency: 'citizen', retiresAt: 65 } as const
  const sell = (month: number) => ({ id: 'sell', kind: 'sell', home: 'home-1', month })
  const buy = (month: number) => ({
    id: 'buy',
    kind: 'buy',
    home: 'home-2',
    month,
    rate: 270,
    years: 25,
    loanShare: 7_500,
    fund: money(140_000),
  })
  return {
    plan: {
      start,
      years: 15,
      isMarried: true,
      cash: money(310_000),
      fund: money(150_000),
      fundRate: 250,
      living: money(4_900),
      debts: 0,
      fundPaysLoans: false,
      agentFee: 200,
      legalFee: money(3_000),
      people: [
        { ...person, age: 38, wages: money(9_200), tax: money(460) },
        { ...person, age: 37, wages: money(7_100), tax: money(250) },
      ],
      homes: [
        {
          ...HOME,
          id: 'home-1',
          name: 'The flat',
          isOwned: true,
          isPublic: true,
          price: money(720_000),
          costs: money(120),
          boughtOn: '2017-04',
          paid: money(455_000),
          loan: { left: money(198_000), rate: 260, months: 196 },
          fundUsed: money(126_000),
          fundInterest: money(17_200),
        },
        { ...HOME, id: 'home-2', name: 'The condominium', isOwned: false, price: money(1_420_000), boughtOn: start },
      ],
    },
    variants: [
      { id: 'sell-first', name: 'Sale first', steps: [sell(5), buy(7)] },
      { id: 'buy-first', name: 'Purchase first', steps: [buy(5), sell(9)] },
    ],
    shown: 'sell-first',
    scenario: { market: '', band: 'middle', own: 0, rateChange: 0 },
  }
}
