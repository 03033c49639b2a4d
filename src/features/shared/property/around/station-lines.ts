/**
 * Rail lines of Singapore by the letters of their station codes, in the colours in which the importer draws them
 * (written down 2026-11-23). Codes of other countries name stations and not lines.
 */
const LINES: readonly [letters: RegExp, colour: string][] = [
  [/^NS$/, '#d42e12'],
  [/^(?:EW|CG)$/, '#009645'],
  [/^NE$/, '#9900aa'],
  [/^(?:CC|CE)$/, '#fa9e0d'],
  [/^DT$/, '#005ec4'],
  [/^TE$/, '#9d5b25'],
  [/^(?:BP|SW|SE|STC|PW|PE|PTC)$/, '#748477'],
]

export interface StationLine {
  /** "CC10" */
  code: string
  /** null: not known */
  colour: string | null
}

/** The lines that stop at a station, from its code: "CC10/DT26". */
export const stationLines = (code: string | null): StationLine[] =>
  (code ?? '')
    .split('/')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const letters = /^[A-Z]+/.exec(one)?.[0] ?? ''
      return { code: one, colour: LINES.find(([line]) => line.test(letters))?.[1] ?? null }
    })
