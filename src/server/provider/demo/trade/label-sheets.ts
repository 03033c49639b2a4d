import type { DatabaseSync } from 'node:sqlite'
import { keysToSuppress, type PostalHome } from '../../modules/label/home-keys.ts'
import { homesJson } from '../../modules/label/label-row.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

const DAY = 86_400

/** 3 × 8 and 2 × 7 labels on A4, in millimetres. */
const LAYOUTS = {
  small: { columns: 3, rows: 8, width: 63.5, height: 33.9, gapX: 2.5, gapY: 0, left: 7.25, top: 12.9 },
  large: { columns: 2, rows: 7, width: 99.1, height: 38.1, gapX: 2.5, gapY: 0, left: 4.65, top: 15.15 },
} as const

const home = (unit: string, number: number): PostalHome => ({
  unit,
  building: 'Lantern Gardens',
  street: `${number} Invented Crescent`,
  locality: '',
  postalCode: `99900${number}`,
})

/** So many floors from the second, with six homes on each. */
const block = (number: number, floors: number): PostalHome[] =>
  Array.from({ length: floors * 6 }, (_, at) => home(`#${String(2 + Math.floor(at / 6)).padStart(2, '0')}-0${1 + (at % 6)}`, number))

const SHEETS = [
  {
    id: 'd1e5c0de-0000-4000-8000-00000000001a',
    title: 'Lantern Gardens, block 3',
    layout: LAYOUTS.small,
    salutation: 'The Resident 住户',
    homes: block(3, 11),
    days: 21,
  },
  {
    id: 'd1e5c0de-0000-4000-8000-00000000001b',
    title: 'Lantern Gardens, block 5',
    layout: LAYOUTS.large,
    salutation: 'The Homeowner',
    homes: block(5, 6),
    days: 4,
  },
] as const

const SUPPRESSED = [
  { id: 'd1e5c0de-0000-4000-8000-00000000002a', home: home('#05-03', 3), reason: 'Called after the letter of spring', days: 12 },
  { id: 'd1e5c0de-0000-4000-8000-00000000002b', home: home('#02-06', 5), reason: '', days: 3 },
] as const

/** Two sheets that the demo's subscriber has made, and two homes that asked for no letters since. */
export function fillLabelSheets(db: DatabaseSync, now: number): void {
  const { id: owner, country } = DEMO_ACCOUNTS.subscriber
  const sheet = db.prepare(
    `insert or ignore into label_sheet (id, key, owner, country, title, print, homes, count, left_out, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
  )
  for (const { id, title, layout, salutation, homes, days } of SHEETS) {
    const print = JSON.stringify({ layout, start: 1, offset: { x: 0, y: 0 }, salutation })
    sheet.run(id, `demo ${id}`, owner, country, title, print, homesJson(homes), homes.length, now - days * DAY)
  }
  const listed = db.prepare(
    'insert or ignore into suppressed_home (id, owner, country, home, spelling, reason, created_at) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const key = db.prepare('insert or ignore into suppressed_key (building, unit, home_id) select ?, ?, id from suppressed_home where id = ?')
  for (const { id, home: asked, reason, days } of SUPPRESSED) {
    const { buildings, unit } = keysToSuppress(country, asked)
    listed.run(id, owner, country, homesJson([asked]), [unit, ...buildings].join('\n'), reason, now - days * DAY)
    for (const building of buildings) key.run(building, unit, id)
  }
}
