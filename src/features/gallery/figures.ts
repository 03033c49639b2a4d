import type { TrendPoint } from '#ui/chart/trend-geometry.ts'

export interface SpecimenSale {
  key: string
  month: string
  floor: string
  sqft: number
  price: number
}

/** Invented, to fill the gallery's tables and charts; the page says so. */
export const SALES: readonly SpecimenSale[] = [
  { key: 'a', month: 'Oct 2025', floor: '10 to 12', sqft: 1012, price: 1_688_000 },
  { key: 'b', month: 'Sep 2025', floor: '01 to 03', sqft: 742, price: 1_180_000 },
  { key: 'c', month: 'Jul 2025', floor: '22 to 24', sqft: 1399, price: 2_530_000 },
  { key: 'd', month: 'May 2025', floor: '07 to 09', sqft: 1012, price: 1_602_500 },
]

const QUARTERS = 16

/** Four years of quarters with a calm rise. */
export const TREND: readonly TrendPoint[] = Array.from({ length: QUARTERS }, (_, i) => {
  const median = 1310 + i * 19 + Math.sin(i * 1.7) * 24
  return {
    period: `${2022 + Math.floor(i / 4)}-Q${(i % 4) + 1}`,
    n: 9 + ((i * 7) % 13),
    p25: median * 0.945,
    median,
    p75: median * 1.06,
  }
})

export const ESTIMATE = { low90: 1_490_000, low68: 1_570_000, value: 1_650_000, high68: 1_735_000, high90: 1_830_000 }
