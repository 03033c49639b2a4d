import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { takeCopy } from '#features/account/taking/take-copy.ts'
import type { TakenCopy, TakingPorts } from '#features/account/taking/taking.ts'
import { COPIES_PER_DAY, TAKEN_AT_ONCE } from '#graphql/copy-kinds.ts'
import {
  BeginListingMediaDocument,
  type BeginListingMediaMutation,
  BeginTourBundleDocument,
  type BeginTourBundleMutation,
  DescribeListingMediaDocument,
  type DescribeListingMediaMutation,
  FinishTourBundleDocument,
  type FinishTourBundleMutation,
  SaveTourDocument,
  type SaveTourMutation,
  TakeCopyRecordsDocument,
  type TakeCopyRecordsMutation,
  TakenTourDocument,
  type TakenTourQuery,
} from '#graphql/generated/graphql.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha-256.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { bookingTools } from './booking-fixture.ts'
import { copyTools, MAKE, recordsIn } from './copy-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'
import { addListings } from './listing-fixture.ts'
import { DESCRIBE, PICTURE } from './own-listing-fixture.ts'
import { draftOf, ownTourTools } from './own-tour-fixture.ts'

const provider = await startProvider()
const tools = await ownTourTools(provider)
const { agent, ask, run, whole } = tools
const { DB_TRADE, FILES } = provider.env
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
    for (let made = 1; made < COPIES_PER_DAY; made++) {
      expect((await ask(MAKE, {}, { token })).errors).toEqual([])
      await DB_TRADE.prepare("update data_copy set state = 'failed' where state = 'waiting'").run()
    }
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
    const copy = await settled(staff.token, 'lantern-bay')
    const files = await filesOf(staff.token, copy)
    expect([...files.keys()]).toEqual(['listings.jsonl', 'listings.csv', 'README.txt', 'manifest.json'])
    expect(recordsIn(files, 'listings.jsonl')).toMatchObject([
      { ListingKey: 'LB-7', OpenHouse: [{ OpenHouseStartTime: '2027-01-15T08:00:00Z' }] },
    ])
    expect((await fetchPart(String(copy.parts[0]?.address), other.token)).status).toBe(404)
    // it is no copy of the person's own things
    expect(await list(staff.token)).toEqual([])
  })

  it('of a source is made for the agent who manages it, and for no other agent', async () => {
    const [manager, other] = [await agent(), await agent()]
    await DB_TRADE.prepare(
      `insert into listing_source (id, country, agency, agency_licence, format, silence_days, manager, created_at, updated_at)
      values ('heron', 'SG', 'HERON', 'L1', 'reso', 14, ?, 1, 1)`,
    )
      .bind(manager.id)
      .run()
    await addListings(provider.env, [{ id: crypto.randomUUID(), source: 'heron', sourceKey: 'H-1' }])
    const make = (token: string) => ask('mutation { makeDataCopy(source: "heron") { id } }', {}, { token })
    expect(codeOf(await make(other.token))).toBe('forbidden')
    expect((await make(manager.token)).errors).toEqual([])
    const copy = await settled(manager.token, 'heron')
    expect(recordsIn(await filesOf(manager.token, copy), 'listings.jsonl')).toMatchObject([{ ListingKey: 'H-1' }])
    const { results } = await DB_TRADE.prepare("select path from notice where user_id = ? and kind = 'copy-ready'").bind(manager.id).all()
    expect(results).toEqual([{ path: '/user/feed' }])
    expect(await list(other.token, 'heron')).toEqual([])
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
      bundles: {
        print: sha256Hex,
        rest: async () => {},
        begin: (variables) => asked<BeginTourBundleMutation>(BeginTourBundleDocument, variables, 'beginTourBundle'),
        finish: (id) => asked<FinishTourBundleMutation>(FinishTourBundleDocument, { id }, 'finishTourBundle'),
        async put(address, body) {
          const headers = { origin: 'https://site.example', authorization: `Bearer ${token}` }
          const { status } = await provider.fetch(address, { method: 'PUT', body: await body.arrayBuffer(), headers })
          return status === 204 ? { kept: true } : { kept: false, lost: false, code: String(status) }
        },
      },
      async tourVersion(id) {
        const tour = await asked<TakenTourQuery>(TakenTourDocument, { id }, 'ownTour')
        return tour.ok ? ok((tour.value as { version: number }).version) : tour
      },
      fillTour: (variables) => asked<SaveTourMutation>(SaveTourDocument, variables, 'saveTour'),
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

  it('brings tours with the pictures of what was being written of them, once', { tags: ['long'] }, async () => {
    const [from, to] = [await agent(), await agent()]
    const tour = String((await tools.create(from.token, 'Heron; "lantern"')).data?.createTour.id)
    const first = await tools.scene(from.token, tour, 'hall', 60)
    await tools.save(from.token, tour, 1, draftOf([first]))
    await tools.publish(from.token, tour, 2)
    const again = await tools.scene(from.token, tour, 'hall', 180)
    const door = { id: crypto.randomUUID(), kind: 'DOOR', toScene: first.id, yaw: 1, pitch: 0, title: '', text: '' }
    const room = { ...first, id: crypto.randomUUID(), place: 'room', name: 'Zimmer 房', spots: [door] }
    const saved = await tools.save(from.token, tour, 3, draftOf([{ ...first, pano: again.pano, still: again.still }, room]))
    expect(saved.errors).toEqual([])
    const { files } = await copied(from.token)
    expect(files.has(`files/tours/${tour}/draft/${first.id}/base.jpg`)).toBe(true)
    for (let times = 0; times < 2; times++)
      expect(await takeIn(to.token, files)).toEqual({ records: 1, pictures: times === 0 ? 2 : 0, omitted: 0, refused: [] })
    const { files: after } = await copied(to.token)
    const [there] = recordsIn(after, 'tours.jsonl')
    expect(there).toMatchObject({ state: 'draft', title: 'Heron and lantern', scenes: [] })
    const scenes =
      (there as { draft: { scenes: { id: string; name: string; spots: { toScene: string }[] }[] } } | undefined)?.draft.scenes ?? []
    expect(scenes.map(({ name }) => name)).toEqual(['hall', 'Zimmer 房'])
    expect(scenes[1]?.spots).toMatchObject([{ kind: 'door', toScene: scenes[0]?.id }])
    const pictures = (of: ReadonlyMap<string, Buffer>, folder: string) => of.get(`files/tours/${folder}/7-3.jpg`)
    expect(pictures(after, `${there?.id}/draft/${scenes[0]?.id}`)).toEqual(pictures(files, `${tour}/draft/${first.id}`))
    // a part that is not there costs its scenes alone
    const fewer = new Map([...files].filter(([name]) => !name.endsWith(`/draft/${room.id}/base.jpg`)))
    const third = await agent()
    expect((await takeIn(third.token, fewer))?.refused).toMatchObject([{ title: 'Heron and lantern', code: 'file-missing' }])
  })

  it('is not taken in where it is not as its own list says', async () => {
    const { id, token } = await agent()
    await leads.take(id, { message: 'May I?' })
    const { files } = await copied(token)
    const taking = (changed: ReadonlyMap<string, Buffer>) => {
      const reports: TakenCopy[] = []
      const archived = Array.from(changed, ([name, bytes]) => ({
        name,
        size: bytes.length,
        read: async () => new Blob([new Uint8Array(bytes)]),
      }))
      return takeCopy(archived, portsOf(token), (taken) => reports.push(taken)).then((failure) => ({ failure, last: reports.at(-1) }))
    }
    const other = new Map([...files, ['enquiries.jsonl', Buffer.from('{"id":"forged"}\n')]])
    expect(await taking(other)).toMatchObject({
      failure: null,
      last: { records: 0, refused: [{ file: 'enquiries.jsonl', code: 'file-changed' }] },
    })
    expect((await taking(new Map([...files].filter(([name]) => name !== 'manifest.json')))).failure?.code).toBe('copy-list')
    const list = JSON.parse(String(files.get('manifest.json')))
    const later = new Map([...files, ['manifest.json', Buffer.from(JSON.stringify({ ...list, version: 2 }))]])
    expect((await taking(later)).failure?.code).toBe('copy-unknown')
    const split = { ...list, files: [...list.files, { path: 'files/far.jpg', part: 2, sha256: '00' }] }
    expect((await taking(new Map([...files, ['manifest.json', Buffer.from(JSON.stringify(split))]]))).last?.refused).toMatchObject([
      { file: '2', code: 'part-missing' },
    ])
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
