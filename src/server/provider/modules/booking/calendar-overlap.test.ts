import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { readMigrations } from '#provider/db/migrations.ts'
import { writableFile } from '#provider/db/writable-file.ts'
import { BOOKING_COLUMNS, BOOKING_ROW, type BookingRow, takenOf } from './booking-row.ts'
import { cancelOpenHouse, changeOpenHouse, hostOpenHouse, ownHosted } from './hosted-open-houses.ts'
import { changeOwn, createOwn, listOwnAppointments, removeOwn, undoOwn } from './own-appointments.ts'
import { endByTaking, endProposal, holdTimes, openProposals, timesOfProposals } from './proposals.ts'
import { proposedRules, rulesOfKind } from './schedule-rules.ts'
import { slotsOf } from './slot-rules.ts'
import { type SlotGuard, takeSlot } from './take-slot.ts'

const NOW = 1_795_132_800
const QUARTER = 900
/** of two days, so that most of what is tried meets something */
const QUARTERS = 48
const owner = 'ada'

const LISTING = `insert into listing (id, country, source, source_key, agent, agent_name, agent_licence, agent_phone, agent_email, agency, agency_licence, state,
  activity, project_name, property_group, property_type, street, postal_code, address, unit_mix, headline, description, locale, modified_at, content_hash,
  first_seen_at, confirmed_at, state_at, created_at, updated_at)
  values ('l', 'SG', 'own', 'l', '${owner}', '', '', '', '', '', '', 'live', 'sale', 'Cedar Court', 'hdb', 'hdb', 'Cedar Ave', '460101', '', '3', '', '',
    'en-US', 1, '', 1, 1, 1, 1, 1)`

const LEADS = ['lead-0', 'lead-1', 'lead-2']
const LEAD = `insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, site_origin, created_at, updated_at)
  values (?, 'SG', '${owner}', 'booking', '', 'Kim', 'kim@example.com', '', '', 'en-US', '', '', 1, 1)`

const rules = proposedRules('SG')
const viewing = rulesOfKind(rules, 'viewing') ?? expect.fail('viewings are among the rules')

const visitor = { name: 'Kim', email: 'kim@example.com', phone: '', locale: 'en-US', note: '' } as const
const CONTENT = {
  kind: 'blocked',
  home: null,
  listingId: null,
  address: '',
  leadId: null,
  name: '',
  phone: '',
  email: '',
  place: '',
  note: '',
} as const

const OFFERS = ['host', 'host', 'move-hosted', 'cancel-hosted', 'propose', 'propose', 'withdraw', 'take'] as const

const step = fc.record({
  what: fc.constantFrom(
    'book',
    'book',
    'own',
    'own',
    'series',
    'move-booking',
    'move-own',
    'cancel',
    'remove',
    'undo',
    'feed',
    'elsewhere',
    ...OFFERS,
  ),
  at: fc.integer({ min: 0, max: QUARTERS }),
  quarters: fc.integer({ min: 1, max: 8 }),
  buffer: fc.constantFrom(0, 15),
  also: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  which: fc.nat(100),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Span {
  startsAt: number
  endsAt: number
}

type Moved = Pick<BookingRow, 'id' | 'uid' | 'sequence'>

interface Standing {
  id: string
  from: number
  until: number
}

const file = new DatabaseSync(':memory:')
for (const { sql } of readMigrations('trade')) file.exec(sql)
file.exec(LISTING)
for (const id of LEADS) file.prepare(LEAD).run(id)
file.exec(
  `insert into other_calendar (id, owner, country, name, address, created_at, due_at) values ('c', '${owner}', 'SG', 'Family', '', 1, 1)`,
)
const trade = new Statements(writableFile(file))

/** An empty calendar, with all that can happen to it. */
function openCalendar() {
  file.exec(
    'delete from booking; delete from own_appointment; delete from open_house; delete from hosted_open_house; delete from time_proposal; delete from busy_time',
  )
  const keys: string[] = []
  let count = 0

  const standing = () =>
    file
      .prepare(
        `select id, starts_at as "from", ends_at as "until" from booking where state in ('held', 'confirmed')
        union all select id, starts_at, ends_at from own_appointment where removed_at is null
        union all select 'open ' || starts_at, starts_at, ends_at from open_house
        union all select 'held ' || proposal_id, starts_at, ends_at from proposed_time
          where proposal_id in (select id from time_proposal where state = 'open' and held_until > ${NOW})
        union all select 'busy ' || starts_at, starts_at, ends_at from busy_time`,
      )
      .all()
      .map((row): Standing => ({ id: String(row.id), from: Number(row.from), until: Number(row.until) }))

  const bookings = () => trade.all(BOOKING_ROW, `select ${BOOKING_COLUMNS} from booking where state = 'confirmed' order by id`)
  const owns = () => listOwnAppointments(trade, owner, 0, Number.MAX_SAFE_INTEGER)
  const timeOf = ({ at, quarters }: Step) => ({ startsAt: NOW + at * QUARTER, endsAt: NOW + (at + quarters) * QUARTER })

  const take = (one: Pick<Step, 'buffer'> & Span, guard: SlotGuard, moved: Moved | null, proposal: string | null = null) =>
    takeSlot(trade, `take ${++count}`, {
      id: `b${count}`,
      schedule: { owner, country: 'SG', rules, version: 0 },
      own: { ...viewing, bufferMinutes: one.buffer, perDayMax: 50 },
      slot: { startsAt: one.startsAt, endsAt: one.endsAt, left: 1 },
      guard,
      state: 'confirmed',
      visitor,
      home: null,
      evidence: null,
      siteOrigin: '',
      moved,
      proposal,
      now: NOW,
    })

  /** What is offered to others: open houses that the agent makes, and times that are held for whoever wrote. */
  async function actOnOffers(one: Step, key: string): Promise<void> {
    const action = { owner, key, now: NOW }
    const hosts = file.prepare('select id from hosted_open_house where cancelled_at is null order by id').all()
    const hosted = await ownHosted(trade, owner, String(hosts.at(one.which % 5)?.id))
    const [proposal] = (await openProposals(trade, owner, NOW)).slice(one.which % 3)
    const times = proposal ? ((await timesOfProposals(trade, [proposal.id])).get(proposal.id) ?? []) : []
    const chosen = times.at(one.which % 2)
    if (one.what === 'host')
      await hostOpenHouse(trade, { ...action, listingId: 'l', country: 'SG', timeZone: 'Asia/Singapore', time: timeOf(one), question: '' })
    else if (one.what === 'move-hosted' && hosted)
      await changeOpenHouse(trade, { ...action, before: hosted, time: timeOf(one), question: '' })
    else if (one.what === 'cancel-hosted' && hosted) await cancelOpenHouse(trade, { ...action, before: hosted })
    else if (one.what === 'propose') {
      const first = timeOf(one)
      const later = { startsAt: first.startsAt + 12 * QUARTER, endsAt: first.endsAt + 12 * QUARTER }
      const wanted = { id: key, leadId: LEADS[one.which % 3] ?? '', kind: 'viewing', country: 'SG', place: '', token: key } as const
      const bufferSeconds = one.buffer * 60
      await holdTimes(trade, { ...action, ...wanted, timeZone: 'Asia/Singapore', bufferSeconds, times: [first, later] })
    } else if (one.what === 'withdraw' && proposal) await endProposal(trade, { id: proposal.id, key, now: NOW }, 'withdrawn', '')
    else if (one.what === 'take' && proposal && chosen) {
      const [made] = await take({ buffer: one.buffer, startsAt: chosen.startsAt, endsAt: chosen.endsAt }, 'proposed', null, proposal.id)
      const done = { sql: 'exists (select 1 from booking where id = ?)', parameters: [made?.id ?? ''] }
      await endByTaking(trade, { id: proposal.id, key, now: NOW }, chosen.startsAt, done)
      expect(made).toBeDefined()
    }
  }

  async function act(one: Step): Promise<void> {
    const key = `key ${++count}`
    const base = { owner, key, also: one.also, now: NOW }
    const [booking, own] = [(await bookings()).at(one.which % 7), (await owns()).at(one.which % 7)]
    if (one.what === 'book') await take({ ...one, ...timeOf(one) }, 'offered', null)
    else if (one.what === 'own' || one.what === 'series') {
      const time = timeOf(one)
      const second = { startsAt: time.startsAt + 20 * QUARTER, endsAt: time.endsAt + 20 * QUARTER }
      const times = one.what === 'own' ? [time] : [time, second]
      keys.push(key)
      await createOwn(trade, { ...base, country: 'SG', timeZone: 'Asia/Singapore', times, content: CONTENT })
    } else if (one.what === 'move-booking' && booking) {
      const [made] = await take({ ...one, ...timeOf(one) }, one.also ? 'also' : 'free', booking)
      if (made) await trade.run("update booking set state = 'moved' where id = ?", booking.id)
    } else if (one.what === 'move-own' && own) {
      keys.push(key)
      await changeOwn(trade, { ...base, id: own.id, version: own.version, change: timeOf(one) })
    } else if (one.what === 'cancel' && booking) await trade.run("update booking set state = 'cancelled' where id = ?", booking.id)
    else if (one.what === 'remove' && own) {
      keys.push(key)
      await removeOwn(trade, { ...base, id: own.id, version: own.version, following: one.which % 2 === 0 })
    } else if (one.what === 'undo') await undoOwn(trade, { ...base, key: keys.at(-1 - (one.which % 3)) ?? '' })
    else if (one.what === 'elsewhere')
      // another calendar is read again: its times are others now
      await Promise.all([
        trade.run('delete from busy_time'),
        trade.run(
          `insert into busy_time (calendar_id, owner, starts_at, ends_at) values ('c', ?, ?, ?)`,
          owner,
          timeOf(one).startsAt,
          timeOf(one).endsAt,
        ),
      ])
    else if (one.what === 'feed')
      await trade.run(
        `insert into open_house (listing_id, starts_at, ends_at) values ('l', ?, ?) on conflict (listing_id, starts_at) do update set ends_at = excluded.ends_at`,
        timeOf(one).startsAt,
        timeOf(one).endsAt,
      )
    else await actOnOffers(one, key)
  }

  return { standing, act }
}

/** Two that stand at one time, by what they are and when; `isNamed` false: by when alone. */
const overlaps = (all: readonly Standing[], isNamed: boolean): Set<string> => {
  const nameOf = ({ id, from, until }: Standing) => `${isNamed ? id : ''} ${from} ${until}`
  const found = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .flatMap((other) => (one.from < other.until && other.from < one.until ? [[nameOf(one), nameOf(other)].sort().join(' / ')] : [])),
  )
  return new Set(found)
}

/** What an agent may want beside something else. */
const MAY_STAND_BESIDE = new Set(['own', 'series', 'move-booking', 'move-own', 'undo'])

async function expectNoDoubleEntry(steps: readonly Step[]): Promise<void> {
  const { standing, act } = openCalendar()
  for (const one of steps) {
    // a booking takes the place of the time that was held for it
    const isNamed = one.what !== 'take'
    const before = overlaps(standing(), isNamed)
    await act(one)
    const after = overlaps(standing(), isNamed)
    // feeds and other calendars are not asked, and an agent who says "also" means it; a visitor's time never stands beside anything
    const mayOverlap = one.what === 'feed' || one.what === 'elsewhere' || (one.also && MAY_STAND_BESIDE.has(one.what))
    if (!mayOverlap) expect([one, [...after].filter((pair) => !before.has(pair))]).toEqual([one, []])
  }
  const taken = await takenOf(trade, { owner, from: 0, until: Number.MAX_SAFE_INTEGER, now: NOW })
  const offered = slotsOf({ rules, kind: 'viewing', holidays: new Set(), taken, from: NOW, until: NOW + 7 * 86_400, now: NOW })
  for (const { startsAt, endsAt } of offered) expect(standing().filter(({ from, until }) => from < endsAt && startsAt < until)).toEqual([])
}

const calendars = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), expectNoDoubleEntry)

it('bookings, own appointments, open houses, held times and times of other calendars never come to stand at one time unasked: 40 calendars', () =>
  fc.assert(calendars, { numRuns: 40 }))
it(
  'bookings, own appointments, open houses, held times and times of other calendars never come to stand at one time unasked: 5,000 calendars',
  { tags: ['long'], timeout: 900_000 },
  () => fc.assert(calendars, { numRuns: 5_000 }),
)
