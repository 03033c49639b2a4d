/** Everything a workbook says, in its reader's language: the page draws it, and so does the PDF. Rows of pairs are name and value. */
export interface WorkbookText {
  /** BCP-47 */
  language: string
  kicker: string
  title: string
  /** the project, and its street where that is another name */
  place: readonly string[]
  /** "#rrggbb"; null: the site's own colour */
  accent: string | null
  /** address of a picture */
  logo: string | null
  /** address of the agent's picture */
  portrait: string | null
  /** null: whoever shows the workbook shows the lines elsewhere, or there are none */
  agent: { name: string; line: string } | null
  note: string
  heads: {
    home: string
    result: string
    asking: string
    where: string
    sales: string
    adjustments: string
    made: string
    sources: string
    forSale: string
    steps: string
  }
  facts: readonly (readonly [string, string])[]
  /** `priced`: the month in whose prices it is, and how old that is where it is */
  result: { amount: string; priced: string; low: string; high: string; rangeWords: string; at: number }
  /** what the agent proposes to ask, which is no part of the estimate; null where nothing is */
  asking: { by: string; amount: string; why: string; distance: string } | null
  /** how the value is made, a paragraph each */
  made: readonly string[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** the sales that count together; '' for none */
  further: string
  /** what is for sale beside what was sold, and what each step of the asking price has meant for days on the market; null where nothing can be told */
  forSale: WorkbookTable | null
  steps: WorkbookTable | null
  adjusted: readonly { sale: string; parts: readonly (readonly [string, string])[]; price: string }[]
  /** metres from the home, by the numbers of the rows */
  dots: readonly { numbers: string; east: number; north: number }[]
  whereWords: string
  sources: readonly string[]
  foot: string
}

/** Sentences, and rows of few columns below them; from the second on cells are figures. */
export interface WorkbookTable {
  words: readonly string[]
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The sketch's circles are so far from the home, metres: the least that hold every sale. */
export function ringsAround(dots: WorkbookText['dots']): readonly [number, number] {
  const farthest = Math.max(0, ...dots.map(({ east, north }) => Math.hypot(east, north)))
  const outer = [200, 400, 600, 1_000, 1_500, 2_000].find((metres) => metres >= farthest) ?? Math.ceil(farthest / 1_000) * 1_000
  return [outer / 2, outer]
}
