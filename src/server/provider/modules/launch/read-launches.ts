import type { LaunchTableRow } from './launch-table.ts'
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
const unitKeyOf = ({ stack, floor }: Row): string => JSON.stringify([stack, floor])
const keyOf = ({ country, project_type, project_slug }: Row): string => JSON.stringify([country, project_type, project_slug])

/** Rows of one launch as its record: its facts are those of the first row, a unit's prices and states are of all its rows. */
function launchOf(lines: readonly LaunchTableRow[]): RawLaunch {
  const rows = lines.map(({ cells }) => cells)
  const [facts = {}] = rows
  const plans = new Map(rows.flatMap(({ plan, plan_picture }) => (plan_picture ? [[plan, plan_picture] as const] : [])))
  const units = Map.groupBy(rows, unitKeyOf)
  const firstRows = Map.groupBy(lines, ({ cells }) => unitKeyOf(cells))
  const unitRows = [...firstRows.values()].map(([first]) => first?.row ?? 0)
  const value = {
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
  return { row: lines[0]?.row ?? 0, value, unitRows }
}

/** Launches of a table with a row for every unit and day; the rows of a launch stand together. */
export async function* launchesOfTable(rows: readonly LaunchTableRow[]): AsyncGenerator<RawLaunch> {
  let held: LaunchTableRow[] = []
  for (const one of rows) {
    const [first] = held
    if (first && keyOf(first.cells) !== keyOf(one.cells)) {
      yield launchOf(held)
      held = []
    }
    held.push(one)
  }
  if (held.length > 0) yield launchOf(held)
}
