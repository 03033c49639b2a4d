import { beforeAll, describe, expect, it } from 'vitest'
import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { bundleOf, type Change, grey, ownTourTools } from './own-tour-fixture.ts'

const provider = await startProvider()
const tools = await ownTourTools(provider)
const { agent, begin, create, finish, put, send } = tools

let owner: Awaited<ReturnType<typeof agent>>
let tour: string
beforeAll(async () => {
  owner = await agent()
  tour = String((await create(owner.token)).data?.createTour.id)
})

/** A picture with what cameras write about where it was taken. */
function talkative(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const note = Buffer.from([0xff, 0xe1, 0, 12, ...Buffer.from('Exif\0\0GPS!')])
  return new Uint8Array(Buffer.concat([bytes.slice(0, 2), note, bytes.slice(2)]))
}
const only = (name: string, bytes: Uint8Array<ArrayBuffer>): Change => ({ file: (one) => (one === name ? bytes : null) })
const page = new TextEncoder().encode(`<html><script>alert(1)</script>${' '.repeat(200)}</html>`)

describe('a bundle', () => {
  it('arrives in its parts, whatever their order, and is the same of the same content', async () => {
    // longer than a part
    const bytes = await bundleOf('pano', 60, only('base', noise(2_048, 1_024)))
    expect(bytes.length).toBeGreaterThan(5 * 1_024 * 1_024)
    const { id = '', parts, partBytes = 0 } = (await begin(owner.token, tour, 'pano', bytes)).data?.beginTourBundle ?? {}
    expect(parts).toBe(2)
    expect(await put(owner.token, id, 2, bytes.slice(partBytes))).toBe(204)
    expect(codeOf(await finish(owner.token, id))).toBe('bundle-parts')
    // begun again after the page was left
    expect((await begin(owner.token, tour, 'pano', bytes)).data?.beginTourBundle).toMatchObject({ id, done: [2], isStored: false })
    expect(await put(owner.token, id, 1, bytes.slice(0, partBytes))).toBe(204)
    for (let times = 0; times < 2; times++)
      expect((await finish(owner.token, id)).data?.finishTourBundle).toMatchObject({ isStored: true, width: 2_048, height: 1_024 })
    expect((await begin(owner.token, tour, 'pano', bytes)).data?.beginTourBundle).toMatchObject({ id, isStored: true })
    expect(await put(owner.token, id, 1, bytes.slice(0, partBytes))).toBe(204)
  })

  it.each<[string, string, 'pano' | 'still' | 'plan', Change]>([
    ['a page with a script among the tiles', 'bundle-type', 'pano', only('4-1', page)],
    ['a tile with what a camera wrote', 'bundle-type', 'pano', only('0-0', talkative(grey(256, 256)))],
    ['a tile that is cut', 'bundle-type', 'pano', only('7-3', grey(256, 256).slice(0, -2))],
    ['a tile of another size', 'bundle-size', 'pano', only('2-2', grey(512, 256))],
    ['a tile that is a bomb', 'bundle-size', 'pano', only('2-2', bomb())],
    ['a base of another size', 'bundle-size', 'pano', only('base', grey(1_024, 512))],
    ['too few tiles', 'bundle-list', 'pano', { names: BUNDLE_FILES.pano.slice(0, -1) }],
    ['files of other names', 'bundle-list', 'still', { names: ['view', '../x'] }],
    ['a panorama that is too small', 'bundle-list', 'pano', { width: 1_024 }],
    ['a thumbnail as large as the view', 'bundle-size', 'still', only('small', grey(1_440, 900))],
    ['a plan of another size than it says', 'bundle-size', 'plan', only('plan', grey(480, 640))],
  ])('may not hold %s', async (_, code, kind, change) => {
    const bytes = await bundleOf(kind, 120, change)
    const { id, finished } = await send(owner.token, tour, kind, bytes)
    expect(codeOf(finished)).toBe(code)
    // nothing is left of it
    expect(codeOf(await finish(owner.token, id))).toBe('tour-unknown')
    await provider.fetch('/clean-up')
    expect((await provider.env.FILES.list({ prefix: `tours/${tour}/${id}` })).objects).toEqual([])
  })

  it('ends where its list says', async () => {
    const bytes = await bundleOf('still', 33)
    const longer = new Uint8Array(Buffer.concat([bytes, Buffer.from('more')]))
    expect(codeOf((await send(owner.token, tour, 'still', longer)).finished)).toBe('bundle-list')
    const shorter = bytes.slice(0, -1)
    expect(codeOf((await send(owner.token, tour, 'still', shorter)).finished)).toBe('bundle-list')
    // a list that claims to be longer than it may
    const wild = bytes.slice()
    wild.set([0xff, 0xff, 0xff, 0xff], 8)
    expect(codeOf((await send(owner.token, tour, 'still', wild)).finished)).toBe('bundle-list')
  })

  it('is taken from whoever writes the tour alone, on pages of this site', async () => {
    const bytes = await bundleOf('plan', 44)
    const id = String((await begin(owner.token, tour, 'plan', bytes)).data?.beginTourBundle.id)
    expect(await put(null, id, 1, bytes)).toBe('401 invalid_access_token')
    expect(await put(owner.token, id, 1, bytes, 'https://elsewhere.example')).toBe('403 bundle-unknown')
    expect(await put((await agent()).token, id, 1, bytes)).toBe('404 bundle-unknown')
    expect(await put(owner.token, crypto.randomUUID(), 1, bytes)).toBe('404 bundle-unknown')
    expect(await put(owner.token, id, 2, bytes)).toBe('400 bundle-part')
    expect(await put(owner.token, id, 1, bytes.slice(1))).toBe('400 bundle-part')
    expect(codeOf(await begin((await agent()).token, tour, 'plan', bytes))).toBe('tour-unknown')
    const html = new Uint8Array(bytes.length).fill(0x3c)
    expect(await put(owner.token, id, 1, html)).toBe('415 bundle-type')
    expect(await put(owner.token, id, 1, bytes)).toBe('404 bundle-unknown')
  })

  it('that nothing shows is removed after a week, and one that never came after a day', async () => {
    const fresh = String((await create(owner.token, 'Left behind')).data?.createTour.id)
    const { id } = await send(owner.token, fresh, 'plan', await bundleOf('plan', 10))
    await begin(owner.token, fresh, 'plan', await bundleOf('plan', 20))
    const left = async () => (await tools.stored<{ id: string }>('select id from tour_bundle where tour_id = ?', fresh)).length
    await tools.stored('update tour_bundle set changed_at = unixepoch() - 2 * 86400 where tour_id = ?', fresh)
    await provider.fetch('/clean-up')
    expect(await left()).toBe(1)
    await tools.stored('update tour_bundle set changed_at = unixepoch() - 8 * 86400 where tour_id = ?', fresh)
    await provider.fetch('/clean-up')
    await provider.fetch('/clean-up')
    expect(await left()).toBe(0)
    expect((await provider.env.FILES.list({ prefix: `tours/${fresh}/${id}` })).objects).toEqual([])
  })
})

/** Of 65,500 pixels by as many, by its own word. */
function bomb(): Uint8Array<ArrayBuffer> {
  const bytes = grey(256, 256).slice()
  const at = bytes.findIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xc0)
  bytes.set([0xff, 0xdc, 0xff, 0xdc], at + 5)
  return bytes
}

/** Nothing that could be packed smaller: the beginning of a real picture, any bytes, and its end. */
function noise(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = grey(width, height)
  const body = new Uint8Array(5 * 1_024 * 1_024)
  for (let at = 0; at < body.length; at++) body[at] = (at * 2_654_435_761) % 251
  return new Uint8Array(Buffer.concat([head.slice(0, -2), body, head.slice(-2)]))
}
