import { beforeAll, describe, expect, it } from 'vitest'
import { DeleteTourDocument, HideTourDocument, ShownTourDocument, type ShownTourQuery } from '#graphql/generated/graphql.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { draftOf, ownTourTools } from './own-tour-fixture.ts'

const provider = await startProvider()
const tools = await ownTourTools(provider)
const { agent, create, one, publish, save, scene, show } = tools

const shown = async (path: string) => (await tools.ask<ShownTourQuery>(ShownTourDocument.toString(), { path })).data?.tour

let owner: Awaited<ReturnType<typeof agent>>
let tour: string
let hall: Awaited<ReturnType<typeof scene>>
let bath: Awaited<ReturnType<typeof scene>>
const door = (toScene: string) => ({ id: crypto.randomUUID(), kind: 'DOOR', toScene, title: '', text: '', yaw: 1, pitch: -0.2 })

beforeAll(async () => {
  owner = await agent()
  tour = String((await create(owner.token)).data?.createTour.id)
  hall = await scene(owner.token, tour, 'hall', 90)
  bath = await scene(owner.token, tour, 'bath', 200)
})

describe('a tour that is written', () => {
  it('is made once of one key', async () => {
    const key = tools.newKey()
    const [first, second] = await Promise.all([create(owner.token, 'Two keys', key), create(owner.token, 'Two keys', key)])
    expect(first?.data?.createTour.id).toBe(second?.data?.createTour.id)
    expect(codeOf(await create(owner.token, ' \u200b '))).toBe('tour-title')
  })

  it('says what is missing, and is not shown before', async () => {
    await tools.run('update user set phone_verified_at = null where id = ?', owner.id)
    const fresh = String((await create(owner.token, '海景三房')).data?.createTour.id)
    expect(await one(owner.token, fresh)).toMatchObject({ state: 'DRAFT', version: 1, needs: ['AGENT_PHONE', 'SCENES'] })
    expect((await one(owner.token, fresh))?.path).toMatch(/^tour-[0-9a-f]{6}$/)
    expect(codeOf(await publish(owner.token, fresh, 1))).toBe('tour-incomplete')
    await save(owner.token, tour, 1, draftOf([{ ...hall, alt: '', name: '' }]))
    expect((await one(owner.token, tour))?.needs).toEqual(['AGENT_PHONE', 'SCENE_NAME', 'ALT'])
  })

  it('is kept whole where nobody else has saved it meanwhile', async () => {
    await tools.run('update user set phone_number = ?, phone_verified_at = 1 where id = ?', '+6580000009', owner.id)
    const { version = 0 } = (await one(owner.token, tour)) ?? {}
    const draft = draftOf([
      { ...hall, spots: [door(bath.id)] },
      { ...bath, spots: [door(hall.id)] },
    ])
    const [mine, other] = await Promise.all([
      save(owner.token, tour, version, draft),
      save(owner.token, tour, version, { ...draft, about: 'By another hand' }),
    ])
    expect([codeOf(mine), codeOf(other)].filter((code) => code === 'tour-changed')).toHaveLength(1)
    const now = await one(owner.token, tour)
    expect(now?.version).toBe(version + 1)
    // the same once more, as after a lost answer, is no conflict
    const again = codeOf(mine) === 'tour-changed' ? { ...draft, about: 'By another hand' } : draft
    expect((await save(owner.token, tour, version, again)).data?.saveTour.version).toBe(version + 1)
    expect((await save(owner.token, tour, version + 1, draftOf(draft.scenes))).data?.saveTour.needs).toEqual([])
  })

  it.each<[string, string, () => object]>([
    ['a door to nowhere', 'tour-draft', () => draftOf([{ ...hall, spots: [door(crypto.randomUUID())] }])],
    ['a door to where one stands', 'tour-draft', () => draftOf([{ ...hall, spots: [door(hall.id)] }])],
    ['a scene twice', 'tour-draft', () => draftOf([hall, { ...bath, id: hall.id }])],
    ['a room twice at one hour', 'tour-draft', () => draftOf([hall, { ...bath, place: 'hall' }])],
    ['an address in a place', 'tour-draft', () => draftOf([{ ...hall, place: '../x' }])],
    ['half a place on the plan', 'tour-draft', () => draftOf([{ ...hall, planX: 0.5 }])],
    ['a look above the zenith', 'tour-draft', () => draftOf([{ ...hall, pitch: 4 }])],
    ['more spots than fit', 'tour-draft', () => draftOf([{ ...hall, spots: Array.from({ length: 11 }, () => door(bath.id)) }, bath])],
    ['a picture that never came', 'tour-picture', () => draftOf([{ ...hall, pano: crypto.randomUUID() }])],
    ['a first view in place of tiles', 'tour-picture', () => draftOf([{ ...hall, pano: hall.still }])],
    ['a plan that never came', 'tour-picture', () => draftOf([hall], { plan: { bundle: crypto.randomUUID(), metre: null } })],
    ['the plan before, where there was none', 'tour-picture', () => draftOf([hall], { plan: { bundle: null, metre: null } })],
  ])('may not have %s', async (_, code, draft) => {
    const { version = 0 } = (await one(owner.token, tour)) ?? {}
    expect(codeOf(await save(owner.token, tour, version, { ...draft() }))).toBe(code)
    expect((await one(owner.token, tour))?.version).toBe(version)
  })

  it('tells where visitors would stand still; one room at two hours is one', async () => {
    const { version = 0 } = (await one(owner.token, tour)) ?? {}
    const alone = await save(owner.token, tour, version, draftOf([hall, { ...bath, spots: [door(hall.id)] }]))
    expect(alone.data?.saveTour).toMatchObject({ deadEnds: [hall.id], unreachable: [bath.id] })
    const evening = await save(owner.token, tour, version + 1, draftOf([hall, { ...bath, place: 'hall', hour: 'DUSK' }]))
    expect(evening.data?.saveTour).toMatchObject({ deadEnds: [], unreachable: [] })
  })

  it('shows no picture of another tour', async () => {
    const other = String((await create(owner.token, 'Another')).data?.createTour.id)
    expect(codeOf(await save(owner.token, other, 1, draftOf([{ ...hall, id: crypto.randomUUID() }])))).toBe('tour-picture')
  })

  it('has words without tags', async () => {
    const { version = 0, draft } = (await one(owner.token, tour)) ?? {}
    const scenes = [
      { ...hall, name: 'Hall<script>alert(1)</script>', spots: [door(bath.id)] },
      { ...bath, spots: [door(hall.id)] },
    ]
    const saved = await save(owner.token, tour, version, draftOf(scenes))
    expect(saved.data?.saveTour.draft.scenes[0]?.name).toBe('Hall alert(1)')
    expect(draft?.scenes).toHaveLength(2)
    await save(owner.token, tour, version + 1, draftOf([{ ...scenes[0], name: 'Hall' }, scenes[1] ?? {}]))
  })
})

it('whose pictures have files of their own is written on, as those of the demonstration are', async () => {
  const [old, hallway] = ['00000000-0000-4000-c100-00000000f001', '00000000-0000-4000-c200-00000000f001']
  await tools.stored(
    `insert into tour (id, path, country, agent, state, title, about, locale, created_at, updated_at) values (?, 'old-walk', 'SG', ?, 'live', 'Old walk', '', 'en-US', 0, 0)`,
    old,
    owner.id,
  )
  await tools.stored(
    "insert into tour_scene (id, tour_id, position, place, name, alt, width, height) values (?, ?, 0, 'hall', 'Hall', 'The hall.', 2048, 1024)",
    hallway,
    old,
  )
  const own = await one(owner.token, old)
  expect(own).toMatchObject({ hasChanges: false, draft: { scenes: [{ id: hallway, pano: hallway, still: hallway }] } })
  const scenes = [{ ...hall, id: hallway, name: 'Hallway', pano: hallway, still: hallway }]
  expect((await save(owner.token, old, 1, draftOf(scenes))).data?.saveTour).toMatchObject({ hasChanges: true, version: 2 })
  expect((await publish(owner.token, old, 2)).data?.publishTour).toMatchObject({
    state: 'LIVE',
    draft: { scenes: [{ name: 'Hallway', pano: hallway }] },
  })
})

describe('a tour that is published', () => {
  it('shows what was written, and stays so until it is published again', async () => {
    const { version = 0, path = '' } = (await one(owner.token, tour)) ?? {}
    expect(await shown(path)).toBeNull()
    const tile = `${tour}/${hall.pano}/3-2`
    const statuses = async (token?: string) => (await show(tile, token)).status
    expect([await statuses(), await statuses((await agent()).token), await statuses(owner.token)]).toEqual([404, 404, 200])
    expect(codeOf(await publish(owner.token, tour, version - 1))).toBe('tour-changed')
    for (let times = 0; times < 2; times++)
      expect((await publish(owner.token, tour, version)).data?.publishTour).toMatchObject({ state: 'LIVE', hasChanges: false })
    const live = await shown(path)
    expect(live?.scenes.map(({ name, pano, spots }) => [name, pano, spots[0]?.toScene])).toEqual([
      ['Hall', hall.pano, bath.id],
      ['bath', bath.pano, hall.id],
    ])
    expect(live?.lines).toMatchObject({ phone: '+6580000009', agencyLicence: 'L3990001A' })
    const answer = await show(tile)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect([...new Uint8Array(await answer.arrayBuffer())].slice(0, 2)).toEqual([0xff, 0xd8])
    expect((await show(`${tour}/${hall.pano}/view`)).status).toBe(404)
    await save(owner.token, tour, version + 1, draftOf([bath]))
    expect((await shown(path))?.scenes).toHaveLength(2)
    expect(await one(owner.token, tour)).toMatchObject({ hasChanges: true, state: 'LIVE' })
    expect((await publish(owner.token, tour, version + 2)).data?.publishTour.draft.scenes).toHaveLength(1)
    expect((await shown(path))?.scenes.map(({ name }) => name)).toEqual(['bath'])
    // nobody else's any more
    expect((await show(tile)).status).toBe(404)
  })

  it('counts its days for whoever writes it', async () => {
    await provider.env.DB_TRADE.prepare(
      "insert into tour_count (tour_id, day, what, scene_id, n) values (?1, '2026-11-01', 'open', '', 3), (?1, '2026-11-01', 'seconds', ?2, 90), (?1, '2026-11-02', 'enquiry', '', 1)",
    )
      .bind(tour, bath.id)
      .run()
    expect((await one(owner.token, tour))?.days).toEqual([
      { day: '2026-11-02', opens: 0, scenes: 0, seconds: 0, spots: 0, enquiries: 1 },
      { day: '2026-11-01', opens: 3, scenes: 0, seconds: 90, spots: 0, enquiries: 0 },
    ])
  })

  it('is taken off, and is gone with its files', async () => {
    const { path = '' } = (await one(owner.token, tour)) ?? {}
    await tools.ask(HideTourDocument.toString(), { id: tour }, { token: owner.token })
    expect([await shown(path), (await show(`${tour}/${bath.pano}/base`)).status]).toEqual([null, 404])
    const files = async () => (await provider.env.FILES.list({ prefix: `tours/${tour}` })).objects.length
    expect(await files()).toBe(4)
    await tools.ask(DeleteTourDocument.toString(), { id: tour }, { token: owner.token })
    expect(await files()).toBe(4)
    await provider.fetch('/clean-up')
    expect(await files()).toBe(0)
  })
})
