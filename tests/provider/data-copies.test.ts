import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type TakenCopy, type TakingPorts, takeCopy } from '#features/account/own-data/take-copy.ts'
import { COPIES_PER_DAY, TAKEN_AT_ONCE } from '#graphql/copy-kinds.ts'
import {
  BeginListingMediaDocument,
  type BeginListingMediaMutation,
  DescribeListingMediaDocument,
  type DescribeListingMediaMutation,
  TakeCopyRecordsDocument,
  type TakeCopyRecordsMutation,
} from '#graphql/generated/graphql.ts'
import { fail, type Result } from '#lib/result.ts'
import { Statements } from '#provider/db/client.ts'
import { suppress } from '#provider/modules/label/suppression.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { copyTools, MAKE, recordsIn } from './copy-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'
import { addListings } from './listing-fixture.ts'
import { DESCRIBE, listingTools, PICTURE } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const { agent, ask, run, whole } = tools
const { DB_TRADE, FILES } = provider.env
const trade = new Statements(DB_TRADE)
const leads = leadTools(DB_TRADE)
const bookings = bookingTools(provider)
const { copied, fetchPart, filesOf, list, settled } = copyTools(provider, ask)

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a copy', () => {
  it('holds listings with their pictures, enquiries, people and appointments, each counted and summed in its list', async () => {
    const host = await bookings.agent()
    await run("update user set kind = 'agent' where id = ?", host.id)
    await bookings.book(host.host, { name: 'Lim; Ah, Lian\\', note: 'Zeile 1\n第二行 🏠' })
    const listing = await whole(host.token, { description: 'One\n"two", =3', headline: '=SUM(A1)' })
    await leads.take(host.id, { name: '=cmd', message: 'Hello,\r\n"you" 🏡', company: 'A;B' })
    const { copy, files } = await copied(host.token)
    const manifest = JSON.parse(String(files.get('manifest.json')))
    expect(manifest).toMatchObject({
      version: 1,
      source: null,
      missing: [],
      records: { listings: 1, enquiries: 2, appointments: 1 },
    })
    for (const { path, bytes, sha256 } of manifest.files) {
      const file = files.get(path) ?? Buffer.alloc(0)
      expect([path, file.length, sha(file)]).toEqual([path, bytes, sha256])
    }
    expect([...files.keys()].sort()).toEqual(
      ['README.txt', 'manifest.json', ...manifest.files.map(({ path }: { path: string }) => path)].sort(),
    )
    const [property] = recordsIn(files, 'listings.jsonl')
    expect(property).toMatchObject({
      ListingKey: listing,
      StandardStatus: 'Incomplete',
      ListPrice: 512_000,
      PublicRemarks: 'One\n"two", =3',
    })
    const [media] = (property?.Media ?? []) as { MediaURL: string }[]
    expect(files.get(String(media?.MediaURL))?.equals(PICTURE)).toBe(true)
    const table = Papa.parse<Record<string, string>>(String(files.get('enquiries.csv')).replace('\ufeff', ''), { header: true })
    expect(table.data.map(({ name }) => name)).toContain("'=cmd")
    const cards = ICAL.parse(String(files.get('people.vcf'))) as [string, [string, object, string, string][]][]
    expect(cards.map(([, properties]) => properties.find(([name]) => name === 'fn')?.[3]).sort()).toEqual(['=cmd', 'Lim; Ah, Lian\\'])
    const event = new ICAL.Component(ICAL.parse(String(files.get('appointments.ics')))).getFirstSubcomponent('vevent')
    expect(String(event?.getFirstPropertyValue('description'))).toContain('Zeile 1\n第二行 🏠')
    expect(JSON.parse(String(files.get('account.json'))).account).toHaveLength(1)
    expect(String(files.get('README.txt'))).toContain('listings.jsonl')
    expect(copy).toMatchObject({ state: 'READY', progress: { done: copy.progress.files, missing: 0 } })
    const { results } = await DB_TRADE.prepare("select kind from notice where user_id = ? and kind like 'copy-%'").bind(host.id).all()
    expect(results).toEqual([{ kind: 'copy-ready' }])
  })

  it('is for the account that asked, and for nobody else', async () => {
    const [one, other] = [await agent({ seats: 2 }), await agent()]
    const seat = await tools.seated(one)
    await whole(one.token)
    await leads.take(one.id, { message: 'a secret of the payer' })
    const { copy } = await copied(one.token)
    const address = String(copy.parts[0]?.address)
    const answers = await Promise.all([undefined, other.token, seat.token].map((token) => fetchPart(address, token)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await list(other.token)).toEqual([])
    const { files } = await copied(seat.token)
    expect([...files.keys()].filter((name) => /listings|enquiries/.test(name))).toEqual([])
    expect(codeOf(await ask(MAKE))).toBe('invalid_access_token')
    const staffOnly = 'mutation { makeDataCopy(source: "lantern") { id } }'
    expect(codeOf(await ask(staffOnly, {}, { token: one.token }))).toBe('forbidden')
    const ofSeat = String((await list(seat.token))[0]?.parts[0]?.address)
    expect((await fetchPart(ofSeat, seat.token)).status).toBe(200)
    // who is suspended is signed out at once; so is an account that is to be deleted
    expect((await tools.moveSeat(one, seat.id, 'SUSPEND')).errors).toEqual([])
    expect((await fetchPart(ofSeat, seat.token)).status).toBe(404)
    await run('update user set deletion_due_at = ? where id = ?', now() - 1, one.id)
    expect((await fetchPart(address, one.token)).status).toBe(404)
  })

  it('goes with its account, and after its days', async () => {
    const [gone, stays] = [await agent(), await agent()]
    const [first, second] = [(await copied(gone.token)).copy, (await copied(stays.token)).copy]
    await run('update user set deletion_due_at = ? where id = ?', now() - 1, gone.id)
    await tools.cleanUp()
    await provider.fetch('/jobs')
    expect(await FILES.head(`copies/${first.id}/1.zip`)).toBeNull()
    expect(await FILES.head(`copies/${second.id}/1.zip`)).not.toBeNull()
    await DB_TRADE.prepare('update data_copy set ends_at = ? where id = ?')
      .bind(now() - 1, second.id)
      .run()
    expect((await fetchPart(String(second.parts[0]?.address), stays.token)).status).toBe(404)
    await provider.fetch('/jobs')
    expect(await FILES.head(`copies/${second.id}/1.zip`)).toBeNull()
    expect(await list(stays.token)).toEqual([])
  })

  it('is made one at a time, and not too often', async () => {
    const { token } = await agent()
    const { copy } = await copied(token)
    const set = (state: string) => DB_TRADE.prepare('update data_copy set state = ? where id = ?').bind(state, copy.id).run()
    await set('making')
    // whose step is being done
    await DB_TRADE.prepare('update data_copy set lease_until = ? where id = ?')
      .bind(now() + 60, copy.id)
      .run()
    expect(codeOf(await ask(MAKE, {}, { token }))).toBe('copy-limit')
    await set('ready')
    for (let made = 1; made < COPIES_PER_DAY; made++) await copied(token)
    expect(codeOf(await ask(MAKE, {}, { token }))).toBe('copy-limit')
  })

  it('of a source holds its listings alone, for the staff who asked', async () => {
    const [staff, other] = [await tools.newPerson(), await tools.newPerson()]
    for (const { id } of [staff, other]) await run(`update user set kind = 'staff', roles = '["ROLE_ADMIN"]' where id = ?`, id)
    const input = {
      id: 'lantern-bay',
      agency: 'LANTERN BAY',
      agencyLicence: 'L1',
      format: 'RESO',
      silenceDays: 14,
      isActive: true,
      version: 0,
    }
    const save = 'mutation Save($input: ListingSourceInput!) { saveListingSource(input: $input) { id } }'
    expect((await ask(save, { input }, { token: staff.token })).errors).toEqual([])
    const listing = crypto.randomUUID()
    await addListings(provider.env, [
      { id: listing, source: 'lantern-bay', sourceKey: 'LB-7' },
      { id: crypto.randomUUID(), agent: other.id },
    ])
    await DB_TRADE.prepare('insert into open_house (listing_id, starts_at, ends_at) values (?, 1800000000, 1800003600)').bind(listing).run()
    const make = (source: string) => ask(`mutation { makeDataCopy(source: "${source}") { id } }`, {}, { token: staff.token })
    expect(codeOf(await make('nowhere'))).toBe('source-unknown')
    expect((await make('lantern-bay')).errors).toEqual([])
    const copy = await settled(staff.token)
    const files = await filesOf(staff.token, copy)
    expect([...files.keys()]).toEqual(['listings.jsonl', 'listings.csv', 'README.txt', 'manifest.json'])
    expect(recordsIn(files, 'listings.jsonl')).toMatchObject([
      { ListingKey: 'LB-7', OpenHouse: [{ OpenHouseStartTime: '2027-01-15T08:00:00Z' }] },
    ])
    expect((await fetchPart(String(copy.parts[0]?.address), other.token)).status).toBe(404)
  })

  it('tells of a file that is not there, and holds the rest', async () => {
    const { token } = await agent()
    const listing = await whole(token)
    const [media] = await tools.stored<{ id: string }>('select id from listing_media where listing_id = ?', listing)
    await FILES.delete(`listings/${listing}/${media?.id}`)
    const { copy, files } = await copied(token)
    expect(copy.progress.missing).toBe(1)
    expect(JSON.parse(String(files.get('manifest.json'))).missing).toEqual([`files/listings/${listing}/${media?.id}.png`])
  })

  it('leaves out of sheets of labels the homes that asked for no letters since', async () => {
    const { id, token } = await agent()
    await DB_TRADE.prepare(
      `insert into label_sheet (id, key, owner, country, title, print, homes, count, left_out, created_at)
      values (?1, ?1, ?2, 'SG', 'Cedar', '{}', ?3, 2, 0, 1)`,
    )
      .bind(
        crypto.randomUUID(),
        id,
        JSON.stringify([
          ['#01-01', '101', 'Cedar Ave', '', '730101'],
          ['#02-02', '101', 'Cedar Ave', '', '730101'],
        ]),
      )
      .run()
    const home = { unit: '#02-02', building: '101', street: 'Cedar Ave', locality: '', postalCode: '730101' }
    await suppress(trade, { country: 'SG', owner: id, homes: [home], reason: '', now: 1 })
    const { files } = await copied(token)
    expect(recordsIn(files, 'label-sheets.jsonl')[0]?.homes).toEqual([['#01-01', '101', 'Cedar Ave', '', '730101']])
  })
})

describe('a copy that is taken in by another account', () => {
  const portsOf = (token: string): TakingPorts => {
    async function asked<Data extends object>(
      document: { toString(): string },
      variables: Record<string, unknown>,
      field: keyof Data,
    ): Promise<Result<never>> {
      const { data, errors } = await ask<Data>(String(document), variables, { token })
      return data ? ({ ok: true, value: data[field] } as Result<never>) : fail('graphql', String(errors[0]?.extensions.code))
    }
    return {
      takeRecords: (variables) => asked<TakeCopyRecordsMutation>(TakeCopyRecordsDocument, variables, 'takeCopyRecords'),
      beginPicture: (variables) => asked<BeginListingMediaMutation>(BeginListingMediaDocument, variables, 'beginListingMedia'),
      describePicture: (variables) => asked<DescribeListingMediaMutation>(DescribeListingMediaDocument, variables, 'describeListingMedia'),
      async putPicture(id, body) {
        const headers = { origin: 'https://site.example', authorization: `Bearer ${token}` }
        return (await provider.fetch(`/listing-media/${id}`, { method: 'PUT', body: await body.arrayBuffer(), headers })).status
      },
    }
  }
  async function takeIn(token: string, files: ReadonlyMap<string, Buffer>): Promise<TakenCopy | null> {
    let last: TakenCopy | null = null
    const archived = Array.from(files, ([name, bytes]) => ({
      name,
      size: bytes.length,
      read: async () => new Blob([new Uint8Array(bytes)]),
    }))
    expect(await takeCopy(archived, portsOf(token), (taken) => (last = taken))).toBeNull()
    return last
  }

  it('comes there with its pictures, as drafts with the lines of that account, once however often', async () => {
    const [from, to] = [await agent(), await agent()]
    const listing = await tools.live(from.token, { headline: 'Heading, "so"', description: 'Zeile\n房 🏠' })
    const [media] = await tools.stored<{ id: string }>('select id from listing_media where listing_id = ?', listing)
    await ask(DESCRIBE, { id: media?.id, kind: 'PHOTO', caption: 'The room; big', alt: 'A window' }, { token: from.token })
    await leads.take(from.id, { message: 'May I?' })
    const { files } = await copied(from.token)
    expect(await takeIn(to.token, files)).toEqual({ records: 2, pictures: 1, omitted: 0, refused: [] })
    expect(await takeIn(to.token, files)).toEqual({ records: 2, pictures: 1, omitted: 0, refused: [] })
    const { files: after } = await copied(to.token)
    const [[before], [there]] = [recordsIn(files, 'listings.jsonl'), recordsIn(after, 'listings.jsonl')]
    expect(before).toMatchObject({ StandardStatus: 'Active', ListAgentStateLicense: from.licence })
    expect(recordsIn(after, 'listings.jsonl')).toHaveLength(1)
    expect(there).toMatchObject({ StandardStatus: 'Incomplete', ListAgentStateLicense: to.licence, PublicRemarks: 'Zeile\n房 🏠' })
    const [picture] = (there?.Media ?? []) as Record<string, string>[]
    expect(picture).toMatchObject({ ShortDescription: 'The room; big', LongDescription: 'A window' })
    expect(after.get(String(picture?.MediaURL))?.equals(PICTURE)).toBe(true)
    const { results } = await DB_TRADE.prepare("select kind from notice where user_id = ? and kind like 'lead-%'").bind(to.id).all()
    expect(results).toEqual([])
  })

  it('is taken in for oneself alone: a seat takes no listings, and nobody is given the enquiries of a payer', async () => {
    const from = await agent({ seats: 2 })
    await whole(from.token)
    const { files } = await copied(from.token)
    const seat = await tools.seated(from)
    const taken = await takeIn(seat.token, files)
    expect(taken?.refused).toMatchObject([{ file: 'listings.jsonl', line: 1, code: 'listing-agents' }])
    const many = Array.from({ length: TAKEN_AT_ONCE + 1 }, () => '{}').join('\n')
    expect(codeOf(await ask(String(TakeCopyRecordsDocument), { kind: 'ENQUIRIES', lines: many }, { token: from.token }))).toBe('copy-lines')
  })
})
