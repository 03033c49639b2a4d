import { existsSync, readFileSync } from 'node:fs'
import { readPointText } from '#graphql/point-text.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { StreetNetwork } from '../db/market/rows.ts'

export interface ShippedStreets {
  source: string
  licence: string
  /** `DataSource.kind` */
  kind: string
  /** the publisher's terms ask for it */
  credit: string
  /** points of the lines as `graphql/point-text.ts` writes them */
  main: string[]
  other: string[]
}

/**
 * The streets that are shipped with a market, made by `scripts/demo-streets.ts`, and the file's own text; null where no publisher's terms allow it.
 */
export function readStreetsFile(country: CountryCode): (ShippedStreets & { text: string; network: StreetNetwork }) | null {
  const path = new URL(`./${country.toLowerCase()}/streets.json`, import.meta.url)
  if (!existsSync(path)) return null
  const text = readFileSync(path, 'utf8')
  const file: ShippedStreets = JSON.parse(text)
  const streetsOf = (lines: readonly string[], isMain: boolean) =>
    lines.map((points) => ({ name: null, isMain, line: readPointText(points).map(([lat, lng]) => [lng, lat]) }))
  return { ...file, text, network: { credit: file.credit, streets: [...streetsOf(file.main, true), ...streetsOf(file.other, false)] } }
}
