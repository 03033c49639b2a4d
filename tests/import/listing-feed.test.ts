import { beforeEach, describe, expect, it } from 'vitest'
import { examples } from '#fixtures/short-sample.ts'
import { FEED_FORMATS } from '../../src/graphql/listing-kinds.ts'
import { type SqlDatabase, Statements } from '../../src/server/provider/db/client.ts'
import { writableFile } from '../../src/server/provider/db/writable-file.ts'
import { advertisedHomes } from '../../src/server/provider/demo/listings/advertised-homes.ts'
import { createRandom } from '../../src/server/provider/demo/market/random.ts'
import { placeListing } from '../../src/server/provider/modules/listing/place-listing.ts'
import { FILE_BATCH } from '../../src/server/provider/modules/listing-feed/intake.ts'
import { feedText } from '../../src/server/provider/modules/listing-feed/write-feed.ts'
import { type Desk, demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf, state, take } from './feed-fixture.ts'

const DAY = 86_400
const market = demoMarketOf('SG')
const records = recordsOf('SG', 'lantern-bay', 120)
const live = records.filter(({ state: is }) => is === 'live')

let desk: Desk
const beforeEachDesk = () => {
  desk = { account: newDatabase('account'), trade: newDatabase('trade'), market }
  putSource(desk.trade, 'lantern-bay')
}
beforeEach(beforeEachDesk)

const listings = (columns = 'source_key as key, state, price') => rowsOf(desk.trade, `select ${columns} from listing order by source_key`)
const later = (change: object, at = 1) => live.map((record, i) => (i === 0 ? { ...record, modifiedAt: NOW + at, ...change } : record))

describe('a feed that is taken in', () => {
  it('gives live listings that lie among the records, with prices, events and waiting pictures', async () => {
    const run = await take(desk, 'lantern-bay', records)
    const shown = records.filter(({ state: is }) => is === 'live' || is === 'under-offer')
    expect(run).toMatchObject({ state: 'done', taken: records.length, changed: shown.length, rejected: 0, withdrawn: 0 })
    expect(listings()).toHaveLength(shown.length)
    expect(rowsOf(desk.trade, 'select count(*) as n from listing_price')).toEqual([{ n: shown.length }])
    expect(rowsOf(desk.trade, 'select distinct state from listing_media')).toEqual([{ state: 'waiting' }])
    expect(rowsOf(desk.trade, `select distinct actor, from_state, action from listing_event`)).toEqual([
      { actor: 'lantern-bay', from_state: null, action: 'publish' },
    ])
    // each is on the page of its home at once
    expect(rowsOf(desk.trade, 'select count(*) as n from listing where is_ungrouped = 1 or group_id is null')).toEqual([{ n: 0 }])
  })

  it('begins a history of its own where a home for sale is to let, and leaves the sale its page and its prices', async () => {
    const sale = live.find(({ activity }) => activity === 'sale')
    if (!sale) throw new Error('nothing is for sale')
    const rent = { ...sale, activity: 'rent', price: 3_000, modifiedAt: NOW + 1 } as const
    const rows = () =>
      rowsOf(
        desk.trade,
        `select l.activity, l.state, l.price, g.activity as shown, g.is_live as isLive, g.price_first as first, g.price_cut_at as cut,
          (select group_concat(p.price) from listing_price p where p.listing_id = l.id) as prices, l.source_key = '${sale.sourceKey}' as isNamed
        from listing l join listing_group g on g.id = l.group_id order by l.activity`,
      )
    const sold = {
      activity: 'sale',
      state: 'withdrawn',
      price: sale.price,
      shown: 'sale',
      isLive: 0,
      first: sale.price,
      cut: null,
      prices: `${sale.price}`,
    }
    const toLet = { activity: 'rent', state: 'live', price: 3_000, shown: 'rent', isLive: 1, first: 3_000, cut: null, prices: '3000' }
    await take(desk, 'lantern-bay', [sale])
    await take(desk, 'lantern-bay', [rent])
    expect(rows()).toEqual([
      { ...toLet, isNamed: 1 },
      { ...sold, isNamed: 0 },
    ])
    // the same again, an older one, and one that says that the sale is over
    for (const again of [rent, sale, { ...sale, state: 'closed', modifiedAt: NOW } as const]) await take(desk, 'lantern-bay', [again])
    expect(rows()).toEqual([
      { ...toLet, isNamed: 1 },
      { ...sold, isNamed: 0 },
    ])
    // and back
    await take(desk, 'lantern-bay', [{ ...sale, price: 700_000, modifiedAt: NOW + 2 }])
    expect(rows().map(({ activity, state, prices, isNamed }) => [activity, state, prices, isNamed])).toEqual(
      expect.arrayContaining([
        ['rent', 'withdrawn', '3000', 0],
        ['sale', 'withdrawn', `${sale.price}`, 0],
        ['sale', 'live', '700000', 1],
      ]),
    )
    await take(desk, 'lantern-bay', [{ ...sale, state: 'closed', modifiedAt: NOW + 3 }])
    expect(rows().filter(({ isNamed }) => isNamed === 1)).toMatchObject([{ activity: 'sale', state: 'closed' }])
    await take(desk, 'lantern-bay', [{ ...rent, modifiedAt: NOW + 4 }])
    expect(rows().filter(({ isNamed }) => isNamed === 1)).toMatchObject([{ activity: 'rent', state: 'live', price: 3_000 }])
  })

  it('finds the project of nearly every one, and no wrong one', async () => {
    await take(desk, 'lantern-bay', live)
    const known = new Map(
      [...advertisedHomes('SG', { homes: 120, seed: 'intake', scale: 'default' })].map((home) => [
        home.project.name.toLowerCase(),
        home.slug,
      ]),
    )
    const placed = rowsOf(
      desk.trade,
      'select project_slug as slug, project_name as name, edition, area_slug as area from listing where project_slug is not null',
    )
    expect(placed.length / live.length).toBeGreaterThan(0.97)
    const slugs = new Set(known.values())
    for (const row of placed) {
      expect(slugs).toContain(row.slug)
      expect(row).toMatchObject({ edition: 'edition-1', area: expect.any(String) })
    }
  })

  it('finds a project by its address, its code, its name in another spelling, and nothing for nothing', async () => {
    const [block] = rowsOf(
      market,
      `select slug, name, postal_code as code, street from project where type_group = 'public-stack' and name like 'Blk % Avenue %'`,
    )
    const [condo] = rowsOf(market, `select slug, name from project where type_group = 'private-stack' and name like 'The %'`)
    if (!block || !condo) throw new Error('the market has no such projects')
    const place = (propertyGroup: 'hdb' | 'condo', projectName: string, postalCode = '', projectSlug: string | null = null) =>
      placeListing(new Statements(writableFile(market)), 'SG', {
        propertyGroup,
        projectName,
        postalCode,
        projectSlug,
        typeGroup: projectSlug === null ? null : 'public-stack',
      })
    expect(await place('hdb', 'whatever', '', String(block.slug))).toMatchObject({ projectSlug: block.slug })
    expect(await place('hdb', '', String(block.code))).toMatchObject({ projectSlug: block.slug, projectName: block.name })
    const spelled = String(block.name).replace('Blk', 'BLOCK').replace('Avenue', 'Ave')
    expect(await place('hdb', spelled)).toMatchObject({ projectSlug: block.slug })
    expect(await place('hdb', spelled, '999999')).toMatchObject({ projectSlug: null, projectName: spelled })
    expect(await place('condo', String(condo.name).slice('The '.length))).toMatchObject({ projectSlug: condo.slug, edition: 'edition-1' })
    expect(await place('condo', String(block.name))).toMatchObject({ projectSlug: null })
    expect(await place('condo', '<>')).toMatchObject({ projectSlug: null, areaSlug: null, edition: 'edition-1' })
  })

  it('changes nothing when it comes again, and costs no writes of listings', async () => {
    await take(desk, 'lantern-bay', records)
    const before = state(desk.trade)
    expect(await take(desk, 'lantern-bay', records)).toMatchObject({ changed: 0, withdrawn: 0, state: 'done' })
    expect(state(desk.trade)).toEqual(before)
  })

  it('keeps the ids of pictures, also those made in another way, and gives a new one an id beside its listing', async () => {
    const [first] = live
    const [old] = first?.media ?? []
    if (!old) throw new Error('it has no picture')
    await take(desk, 'lantern-bay', live)
    desk.trade.prepare(`update listing_media set id = '00000000-0000-4000-8000-000000000007' where source_url = ?`).run(old.url)
    const more = { url: 'https://pictures.lantern-bay.example/more.png', kind: 'photo', caption: '' } as const
    await take(desk, 'lantern-bay', later({ media: [more, old] }), { now: NOW + DAY })
    const rows = rowsOf(
      desk.trade,
      `select m.id, m.listing_id as listing, m.source_url as url, m.state from listing_media m join listing l on l.id = m.listing_id
      where l.source_key = ? and m.fault is null order by m.position`,
      String(first?.sourceKey),
    )
    expect(rows).toMatchObject([
      { url: more.url, state: 'waiting' },
      { url: old.url, state: 'waiting', id: '00000000-0000-4000-8000-000000000007' },
    ])
    expect(String(rows[0]?.id).slice(0, 19)).toBe(String(rows[0]?.listing).slice(0, 19))
  })

  it('binds no value that D1 does not take, however many pictures records have', async () => {
    const pictures = Array.from({ length: 60 }, (_, at) => ({
      url: `https://pictures.lantern-bay.example/${'large/'.repeat(12)}${at}.jpg`,
      kind: 'photo' as const,
      caption: '客厅',
    }))
    const many = Array.from({ length: 450 }, (_, at) => {
      const record = live[at % live.length]
      if (!record) throw new Error('there are no records')
      return { ...record, sourceKey: `M-${at}`, media: pictures }
    })
    let largest = 0
    const measuring = (database: SqlDatabase): SqlDatabase => ({
      prepare: (sql) => ({
        bind: (...values) => {
          largest = Math.max(largest, ...values.map((value) => (typeof value === 'string' ? Buffer.byteLength(value) : 0)))
          return database.prepare(sql).bind(...values)
        },
      }),
      batch: (statements) => database.batch(statements),
    })
    expect(await take(desk, 'lantern-bay', many, { through: measuring })).toMatchObject({ state: 'done', changed: 450 })
    expect(largest).toBeGreaterThan(300_000)
    expect(largest).toBeLessThan(2_000_000)
  })

  it('ends in the same rows in transactions of any size', async () => {
    await take(desk, 'lantern-bay', records)
    const expected = state(desk.trade)
    for (const batch of [{ records: 7, chars: 1_000_000, placing: { atOnce: 3, like: 5, sorted: 11 } }, FILE_BATCH]) {
      beforeEachDesk()
      await take(desk, 'lantern-bay', records, { batch })
      expect(state(desk.trade)).toEqual(expected)
    }
  })

  it('keeps the history of prices, and the newer ModificationTimestamp wins', async () => {
    await take(desk, 'lantern-bay', live)
    const [first] = live
    await take(desk, 'lantern-bay', later({ price: 1_234_000 }, 100), { now: NOW + DAY })
    await take(desk, 'lantern-bay', later({ price: 999_000 }, 50), { now: NOW + 2 * DAY })
    expect(
      rowsOf(
        desk.trade,
        'select p.price, p.at from listing_price p join listing l on l.id = p.listing_id where l.source_key = ? order by at',
        String(first?.sourceKey),
      ),
    ).toEqual([
      { price: first?.price, at: NOW },
      { price: 1_234_000, at: NOW + DAY },
    ])
    // an older state of it is no newer price either when its content came in between unchanged
    await take(desk, 'lantern-bay', later({ price: 1_234_000 }, 300), { now: NOW + 3 * DAY })
    await take(desk, 'lantern-bay', later({ price: 5 }, 200), { now: NOW + 4 * DAY })
    expect(rowsOf(desk.trade, 'select price from listing where source_key = ?', String(first?.sourceKey))).toEqual([{ price: 1_234_000 }])
  })

  it('withdraws what a whole file does not name, brings it back, and leaves it alone in a delta', async () => {
    await take(desk, 'lantern-bay', live)
    expect(await take(desk, 'lantern-bay', live.slice(3), { isWhole: false })).toMatchObject({ withdrawn: 0 })
    expect(await take(desk, 'lantern-bay', live.slice(3), { now: NOW + DAY })).toMatchObject({ withdrawn: 3 })
    expect(await take(desk, 'lantern-bay', live, { now: NOW + 2 * DAY })).toMatchObject({ changed: 3 })
    expect(listings('distinct state')).toEqual([{ state: 'live' }])
    const steps = rowsOf(
      desk.trade,
      `select action, to_state as state from listing_event e join listing l on l.id = e.listing_id where l.source_key = ? order by e.at`,
      String(live[0]?.sourceKey),
    )
    expect(steps.map(({ action }) => action)).toEqual(['publish', 'withdraw', 'publish'])
  })

  it('does not withdraw most of what there is, unless that is meant', async () => {
    await take(desk, 'lantern-bay', live)
    const few = live.slice(0, 5)
    expect(await take(desk, 'lantern-bay', few)).toMatchObject({ withdrawn: 0, reason: expect.stringContaining('too-many-gone') })
    expect(await take(desk, 'lantern-bay', few, { allowsMany: true })).toMatchObject({ withdrawn: live.length - 5, reason: null })
  })

  it('lets nothing that is closed come back', async () => {
    await take(desk, 'lantern-bay', live)
    await take(desk, 'lantern-bay', later({ state: 'closed' }))
    const run = await take(desk, 'lantern-bay', later({ state: 'live' }, 9))
    expect(run).toMatchObject({ rejected: 1 })
    expect(rowsOf(desk.trade, 'select code, source_key as key from feed_rejection')).toEqual([
      { code: 'stays-closed', key: live[0]?.sourceKey },
    ])
    expect(listings('count(*) as n')).toEqual([{ n: live.length }])
  })

  it('refuses records alone, keeps what they name, and says which field', async () => {
    await take(desk, 'lantern-bay', live)
    const lines = feedText('reso', live).split('\n')
    lines[0] = JSON.stringify({ ...JSON.parse(String(lines[0])), ListPrice: 'much' })
    lines[1] = JSON.stringify({ ...JSON.parse(String(lines[1])), ListAgentStateLicense: '', ModificationTimestamp: '2030-01-01' })
    lines[2] = String(lines[3])
    expect(await take(desk, 'lantern-bay', lines.join('\n'))).toMatchObject({ rejected: 3, withdrawn: 1, state: 'done' })
    expect(rowsOf(desk.trade, 'select row, code, detail from feed_rejection order by row')).toEqual([
      { row: 1, code: 'wrong-type', detail: 'ListPrice: is no number' },
      {
        row: 2,
        code: 'not-advertisable',
        detail: 'agentLicence: the law asks for these lines; those of an agent may stand in the list of agents of the feed',
      },
      { row: 4, code: 'twice', detail: 'ListingKey: the file names it again, changed later or at the same time' },
    ])
  })

  it('ends what a record says is over, once, and leaves alone what it does not know', async () => {
    await take(desk, 'lantern-bay', live)
    const [first, second, third] = live
    const over = (key: string | undefined, status: string, at = NOW + 5) =>
      JSON.stringify({ ListingKey: key, StandardStatus: status, ModificationTimestamp: new Date(at * 1_000).toISOString() })
    const text = [
      over(first?.sourceKey, 'Closed'),
      over(second?.sourceKey, 'Withdrawn'),
      over('never seen', 'Closed'),
      over(third?.sourceKey, 'Closed', Number(third?.modifiedAt) - 1),
    ].join('\n')
    const states = () =>
      rowsOf(
        desk.trade,
        `select source_key as key, state from listing where source_key in (?, ?, ?, 'never seen') order by state`,
        ...[first, second, third].map((one) => String(one?.sourceKey)),
      )
    const expected = [
      { key: first?.sourceKey, state: 'closed' },
      { key: third?.sourceKey, state: 'live' },
      { key: second?.sourceKey, state: 'withdrawn' },
    ]
    expect(await take(desk, 'lantern-bay', text, { isWhole: false, now: NOW + 10 })).toMatchObject({
      state: 'done',
      taken: 4,
      changed: 2,
      rejected: 0,
    })
    expect(states()).toEqual(expected)
    expect(await take(desk, 'lantern-bay', text, { isWhole: false, now: NOW + 20 })).toMatchObject({ changed: 0, rejected: 0 })
    expect(states()).toEqual(expected)
    expect(rowsOf(desk.trade, `select action, from_state, to_state from listing_event where action <> 'publish' order by action`)).toEqual([
      { action: 'close', from_state: 'live', to_state: 'closed' },
      { action: 'withdraw', from_state: 'live', to_state: 'withdrawn' },
    ])
    // it is no longer on the page of its home
    expect(
      rowsOf(
        desk.trade,
        `select count(*) as n from listing_group g join listing l on l.group_id = g.id where l.state = 'closed' and g.is_live = 1
      and not exists (select 1 from listing o where o.group_id = g.id and o.state = 'live')`,
      ),
    ).toEqual([{ n: 0 }])
  })

  it('takes a record without what cannot be read of it, and names that', async () => {
    const lines = feedText('reso', live).split('\n')
    lines[0] = JSON.stringify({ ...JSON.parse(String(lines[0])), EntryLevel: 900, ListAgentEmail: 'nobody' })
    expect(await take(desk, 'lantern-bay', lines.join('\n'))).toMatchObject({ taken: live.length, rejected: 0, omitted: 2 })
    expect(rowsOf(desk.trade, 'select row, source_key as key, field, code from feed_omission order by field')).toEqual([
      { row: 1, key: live[0]?.sourceKey, field: 'EntryLevel', code: 'out-of-range' },
      { row: 1, key: live[0]?.sourceKey, field: 'ListAgentEmail', code: 'not-an-address' },
    ])
    expect(rowsOf(desk.trade, 'select floor from listing where source_key = ?', String(live[0]?.sourceKey))).toEqual([{ floor: null }])
  })

  it('takes the newer of two records of one listing, wherever they stand', async () => {
    const [first] = live
    if (!first) throw new Error('no listing')
    const [newer, older] = [
      { ...first, price: 2_000_000, modifiedAt: first.modifiedAt + 9 },
      { ...first, price: 1_000_000 },
    ]
    for (const order of [
      [newer, older],
      [older, newer],
    ]) {
      beforeEachDesk()
      expect(await take(desk, 'lantern-bay', order)).toMatchObject({ taken: 1, rejected: 1 })
      expect(listings('price')).toEqual([{ price: 2_000_000 }])
    }
  })

  it('says of each kind that is no home once that it is not advertised', async () => {
    const land = (key: string) =>
      JSON.stringify({
        ...JSON.parse(String(feedText('reso', live.slice(0, 1)).split('\n')[0])),
        ListingKey: key,
        PropertySubType: 'Timeshare',
      })
    expect(await take(desk, 'lantern-bay', [land('a'), land('b'), land('c')].join('\n'), { isWhole: false })).toMatchObject({ rejected: 3 })
    expect(rowsOf(desk.trade, 'select row, code from feed_rejection')).toEqual([{ row: 1, code: 'not-a-home' }])
  })

  it('withdraws nothing after a record that could not be named, nor after a file that breaks off', async () => {
    await take(desk, 'lantern-bay', live)
    const lines = feedText('reso', live).split('\n')
    expect(await take(desk, 'lantern-bay', ['{broken', ...lines.slice(1)].join('\n'))).toMatchObject({ withdrawn: 0, rejected: 1 })
    const cut = lines.slice(0, -3).join('\n').slice(0, -30)
    expect(await take(desk, 'lantern-bay', cut)).toMatchObject({
      state: 'refused',
      withdrawn: 0,
      reason: expect.stringContaining('cut-off'),
    })
    expect(listings('distinct state')).toEqual([{ state: 'live' }])
  })

  it('takes one file of a source at a time', async () => {
    desk.trade.exec(
      `insert into feed_run (id, source_id, is_whole, state, begun_at) values ('other', 'lantern-bay', 1, 'running', ${NOW - 60})`,
    )
    expect(await take(desk, 'lantern-bay', live)).toBeNull()
    expect(await take(desk, 'lantern-bay', live, { now: NOW + 3_600 })).toMatchObject({ state: 'done' })
    expect(rowsOf(desk.trade, `select state, reason from feed_run where id = 'other'`)).toEqual([
      { state: 'refused', reason: 'superseded' },
    ])
  })
})

describe.each(FEED_FORMATS)('mutated %s feeds', (format) => {
  it('are refused by row or whole with a reason, and never leave half a listing', { timeout: 240_000 }, async () => {
    const text = feedText(format, live.slice(0, 4))
    const random = createRandom(`mutate ${format}`)
    const pieces = [
      '<',
      '>',
      '&',
      '"',
      "'",
      '\0',
      '\n',
      '{',
      '}',
      ',',
      '\u202e',
      '&lol;',
      '<!DOCTYPE a>',
      '=1+1',
      '999999999999999999999',
      'null',
      '[]',
      '\ud800',
      '<script>',
    ]
    const mutate = (): string => {
      let mutated = text
      for (let change = random.int(1, 4); change > 0; change--) {
        const at = random.int(0, mutated.length)
        const kinds = [
          () => mutated.slice(0, at) + random.pick(pieces) + mutated.slice(at),
          () => mutated.slice(0, at) + mutated.slice(at + random.int(1, 60)),
          () => mutated.slice(0, at),
          () => mutated.slice(0, at) + 'x'.repeat(random.int(1, 20_000)) + mutated.slice(at),
          () => mutated.slice(0, at) + mutated.slice(0, random.int(0, 300)) + mutated.slice(at),
        ]
        mutated = random.pick(kinds)()
      }
      return mutated
    }
    const outcomes = { done: 0, refused: 0, rejected: 0 }
    const feeds = examples(670, 120)
    for (let i = 0; i < feeds; i++) {
      const run = await take(desk, 'lantern-bay', mutate(), { format, now: NOW + i * 3_600 })
      if (!run) throw new Error('another run is under way')
      if (run.state === 'refused') {
        outcomes.refused++
        expect(run.reason).toMatch(/^[a-z-]+: \S/)
      } else outcomes.done++
      if (run.rejected > 0) outcomes.rejected++
      expect(rowsOf(desk.trade, 'select count(*) as n from feed_rejection where run_id = ?', run.id)).toEqual([{ n: run.rejected }])
    }
    expect(outcomes.done).toBeGreaterThan(feeds / 35)
    expect(outcomes.refused + outcomes.rejected).toBeGreaterThan(feeds / 2.3)
    expect(
      rowsOf(desk.trade, 'select count(*) as n from listing l where not exists (select 1 from listing_price p where p.listing_id = l.id)'),
    ).toEqual([{ n: 0 }])
    for (const { words } of rowsOf(
      desk.trade,
      `select headline || description || project_name || street || agent_name as words from listing`,
    ))
      expect(words).not.toMatch(/<\/?[a-z!]|[\0\u202e]/i)
  })
})
