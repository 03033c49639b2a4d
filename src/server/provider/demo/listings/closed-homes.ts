import type { DatabaseSync } from 'node:sqlite'
import { keysOf } from '#lib/records.ts'
import { psfOf, sqftToSqm } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import { licenceKey } from '#market/licence-number.ts'
import { countriesWith } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import { notNull, pick, type RowOf } from '../../db/column-table.ts'
import { UNIT_MIX } from '../../db/market/deal-tables.ts'
import { AREA, PROJECT } from '../../db/market/place-tables.ts'
import { writableFile } from '../../db/writable-file.ts'
import { hashPassword } from '../../modules/account/password-hash.ts'
import { ALL_SHOWN, LISTING_FIELDS, type ListingRow, NOTHING_SAID, OWN_SOURCE } from '../../modules/listing/listing-row.ts'
import { NO_PLACE } from '../../modules/listing-own/place-own.ts'
import { DEMO_PASSWORD } from '../people/accounts.ts'
import { DEMO_AREA_AGENTS, type DemoAreaAgent } from '../people/area-agents.ts'
import type { DemoDatabases } from './fill-listings.ts'

const DAY = 86_400
/** 5 January 2026: the date of all demo records. */
const BEGAN = 1_767_571_200
/** Projects of a market, the most traded first, whose areas the agents work in. */
const PROJECTS = 80
/** Days between a home's first advertisement and its sale. */
const SHOWN_DAYS = 45

/** A kind of home of a project with what the last of it fetched. */
const SOLD_ROW = {
  ...pick(PROJECT, 'typeGroup', 'slug', 'name', 'street', 'propertyGroup', 'propertyType', 'constructionStatus'),
  area: AREA.columns.slug,
  ...pick(UNIT_MIX, 'unitMix'),
  sqft: notNull(UNIT_MIX.columns.gfaSqftAvg),
  price: notNull(UNIT_MIX.columns.lastSalePrice),
}
type SoldHome = RowOf<typeof SOLD_ROW>

/** The most traded project of each area that has one of those, with the kind of home that is sold most in it. */
const soldIn = (market: DatabaseSync): Promise<SoldHome[]> =>
  new Statements(writableFile(market)).all(
    SOLD_ROW,
    `with busy as (select * from project order by sale_count desc, id limit ?),
    sold as (
      select p.type_group as typeGroup, p.slug, p.name, p.street, p.property_group as propertyGroup, p.property_type as propertyType,
        p.construction_status as constructionStatus, a.slug as area, m.unit_mix as unitMix, m.gfa_sqft_avg as sqft, m.last_sale_price as price,
        row_number() over (partition by a.id order by p.sale_count desc, p.id, m.sale_count_1y desc, m.unit_mix) as at
      from busy p join area a on a.id = p.area_id
      join unit_mix m on m.project_id = p.id and m.gfa_sqft_avg is not null and m.last_sale_price is not null)
    select typeGroup, slug, name, street, propertyGroup, propertyType, constructionStatus, area, unitMix, sqft, price from sold
    where at = 1 order by area`,
    PROJECTS,
  )

/**
 * Lets two invented agents of each demo market have sold a home in each area where many are traded, so that an owner who asks there meets somebody. All
 * sign in with the password of the demo accounts. What is there already stays as people left it. `now` in unix seconds.
 */
export async function fillClosedHomes(
  { account, trade, market }: DemoDatabases,
  now: number,
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<void> {
  const known = account.prepare('select 1 from user where id = ? or email_key = ?')
  const missing = DEMO_AREA_AGENTS.filter(({ id, email }) => !known.get(id, email))
  if (missing.length > 0) {
    const passwordHash = await hash(DEMO_PASSWORD)
    for (const agent of missing) putAgent(account, agent, passwordHash)
  }
  for (const country of countriesWith('idx')) {
    if (!market(country).prepare(`select 1 from meta where key = 'origin' and value = 'demo'`).get()) continue
    const homes = await soldIn(market(country))
    const agents = DEMO_AREA_AGENTS.filter((one) => one.country === country)
    for (const [at, home] of homes.entries())
      for (const [turn, agent] of agents.entries()) putSold(trade, { country, home, agent, at: at * agents.length + turn, now })
  }
}

function putAgent(db: DatabaseSync, { id, email, name, phone, country, licence }: DemoAreaAgent, passwordHash: string): void {
  db.prepare(
    `insert or ignore into user (id, email, email_key, nick_name, phone_number, phone_verified_at, country, language, kind, roles, password_hash,
      email_verified_at, activated_at, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, 'en-US', 'agent', '["agent"]', ?, ?, ?, ?, ?)`,
  ).run(id, email, email, name, phone, BEGAN, country, passwordHash, BEGAN, BEGAN, BEGAN, BEGAN)
  if (!licence) return
  db.prepare(
    `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
    values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  ).run(id, country, licence.number, licenceKey(licence.number), name.toUpperCase(), licence.agency, licence.agencyNo)
}

interface Sold {
  country: CountryCode
  home: SoldHome
  agent: DemoAreaAgent
  /** the how-many-th of its market */
  at: number
  now: number
}

/** Sold within the last ten months. */
const soldDaysAgo = (at: number): number => 20 + ((at * 37) % 280)

function rowOf({ country, home, agent, at, now }: Sold): ListingRow {
  const { typeGroup, slug, name, street, propertyGroup, propertyType, constructionStatus, area, unitMix, sqft, price } = home
  const id = `00000000-0000-4000-b3${String(countriesWith('idx').indexOf(agent.country)).padStart(2, '0')}-${String(at + 1).padStart(12, '0')}`
  const closedAt = now - soldDaysAgo(at) * DAY
  const madeAt = closedAt - SHOWN_DAYS * DAY
  const areaSqm = Math.round(sqftToSqm(sqft))
  return {
    ...NO_PLACE,
    ...ALL_SHOWN,
    ...NOTHING_SAID,
    id,
    country,
    source: OWN_SOURCE,
    sourceKey: id,
    agent: agent.id,
    state: 'closed',
    activity: 'sale',
    agentName: agent.name,
    agentLicence: agent.licence?.number ?? '',
    agentPhone: agent.phone,
    agentEmail: agent.email,
    agency: agent.licence?.agency ?? '',
    agencyLicence: agent.licence?.agencyNo ?? '',
    typeGroup,
    projectSlug: slug,
    projectName: name,
    areaSlug: area,
    constructionStatus,
    street,
    postalCode: '',
    address: `#${String(2 + (at % 7)).padStart(2, '0')}-${String(11 + at)}`,
    propertyGroup,
    propertyType,
    unitMix,
    areaSqm,
    facilities: 0,
    price,
    psf: psfOf(price, areaSqm),
    availableOn: null,
    headline: 'A home that was looked after',
    locale: COUNTRIES[country].locales[0],
    tourUrl: null,
    videoUrl: null,
    description: '',
    modifiedAt: madeAt,
    contentHash: '',
    runId: null,
    firstSeenAt: madeAt,
    confirmedAt: closedAt,
    stateAt: closedAt,
    groupId: null,
    isUngrouped: 0,
    version: 1,
    createdAt: madeAt,
    updatedAt: closedAt,
  }
}

function putSold(trade: DatabaseSync, sold: Sold): void {
  const row = rowOf(sold)
  const fields = keysOf(LISTING_FIELDS)
  const { changes } = trade
    .prepare(
      `insert or ignore into listing (${fields.map((field) => LISTING_FIELDS[field]).join(', ')}) values (${fields.map(() => '?').join(', ')})`,
    )
    .run(...fields.map((field) => row[field]))
  if (changes === 0) return
  trade.prepare('insert or ignore into listing_own (listing_id) values (?)').run(row.id)
  trade.prepare('insert or ignore into listing_price (listing_id, at, price) values (?, ?, ?)').run(row.id, row.createdAt, row.price)
  trade
    .prepare(`insert into listing_closing (listing_id, from_state, outcome, price, day, at) values (?, 'live', 'sold', ?, ?, ?)`)
    .run(row.id, row.price, new Date(row.stateAt * 1_000).toISOString().slice(0, 10), row.stateAt)
}
