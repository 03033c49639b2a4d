import { isRecord } from '#lib/records.ts'
import type { RawLaunch } from './take-launches.ts'

type Row = Readonly<Record<string, string>>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Launches of JSON Lines: an object a line, as launch-record.ts describes it. */
export async function* launchesOfJsonLines(lines: AsyncIterable<string>): AsyncGenerator<RawLaunch> {
  let row = 0
  for await (const line of lines) {
    row++
    if (line.trim() !== '') yield { row, value: parsed(line) }
  }
}

const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))
const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text)
/** "pool|gym" */
const parts = (text: string | undefined): string[] => (text ?? '').split('|').flatMap((part) => part.trim() || [])
/** "/launches/the-meadow/pool.jpg The pool": a file of this site and its caption */
const pictureOf = (text: string) => ({ url: text.split(' ')[0], caption: text.split(' ').slice(1).join(' ') })
/** A plan's drawing as its rows name it: a file of this site, or "-" where there is none and the page may draw a usual layout. */
const planOf = ([plan, url]: readonly [string | undefined, string]) => ({ plan, url: url === '-' ? null : url })
const keyOf = ({ country, project_type, project_slug }: Row): string => JSON.stringify([country, project_type, project_slug])

/** Rows of one launch as its record: its facts are those of the first row, a unit's prices and states are of all its rows. */
function launchOf(rows: readonly Row[]): unknown {
  const [facts = {}] = rows
  const plans = new Map(rows.flatMap(({ plan, plan_picture }) => (plan_picture ? [[plan, plan_picture] as const] : [])))
  const units = Map.groupBy(rows, ({ stack, floor }) => JSON.stringify([stack, floor]))
  return {
    country: facts.country,
    projectType: facts.project_type,
    projectSlug: facts.project_slug,
    name: facts.name,
    developer: facts.developer,
    state: facts.launch_state,
    previewFrom: orNull(facts.preview_from),
    previewTo: orNull(facts.preview_to),
    bookingFrom: orNull(facts.booking_from),
    topMonth: orNull(facts.top_month),
    tenure: facts.tenure,
    tenureYears: number(facts.tenure_years),
    source: facts.source,
    pricesOn: facts.prices_on,
    facilities: parts(facts.facilities),
    pictures: parts(facts.pictures).map(pictureOf),
    plans: [...plans].map(planOf),
    units: [...units.values()].map((those) => ({
      stack: those[0]?.stack,
      floor: number(those[0]?.floor),
      unitMix: those[0]?.unit_mix,
      sizeSqft: number(those[0]?.size_sqft),
      plan: those[0]?.plan ?? '',
      prices: those.flatMap(({ day, price }) => (price ? { day, price: number(price) } : [])),
      events: those.flatMap(({ day, state }) => (state ? { day, state } : [])),
    })),
  }
}

/** Launches of a table with a row for every unit and day; the rows of a launch stand together. */
export async function* launchesOfTable(rows: AsyncIterable<unknown>): AsyncGenerator<RawLaunch> {
  let [row, first] = [1, 2]
  let held: Row[] = []
  for await (const one of rows) {
    row++
    if (!isRecord(one)) continue
    const next = Object.fromEntries(Object.entries(one).map(([name, value]) => [name, String(value)]))
    if (held[0] && keyOf(held[0]) !== keyOf(next)) {
      yield { row: first, value: launchOf(held) }
      held = []
    }
    if (held.length === 0) first = row
    held.push(next)
  }
  if (held.length > 0) yield { row: first, value: launchOf(held) }
}
