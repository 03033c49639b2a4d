import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { UPLOAD_FILES_MAX, UPLOAD_PART_BYTES, UPLOAD_TYPES } from '#graphql/upload-kinds.ts'
import { madePicture } from '#provider/modules/files/made-pictures.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { orderTools } from './order-fixture.ts'

const provider = await startProvider()
const tools = orderTools(provider)
const { act, ask, ordered, trade } = tools
const { FILES } = provider.env

const FILE = 'id side name kind bytes partBytes parts done isStored hasPreview isDelivered'
const START = `mutation Start($order: ID!, $name: String!, $bytes: Int!, $print: String!) {
  startDelivery(order: $order, name: $name, bytes: $bytes, print: $print) { ${FILE} } }`
const FINISH = `mutation Finish($file: ID!) { finishDelivery(file: $file) { ${FILE} } }`
const REMOVE = `mutation Remove($file: ID!) { removeDelivery(file: $file) { id files { ${FILE} } } }`
const FILES_OF = `query Files($id: ID!) { order(id: $id) { files { ${FILE} } } }`

interface ShownFile {
  id: string
  name: string
  parts: number
  done: number[]
  isStored: boolean
  hasPreview: boolean
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function worked() {
  const order = await ordered()
  for (const action of ['ACCEPT', 'START']) expect((await act(order.seller.token, order.id, action)).errors).toEqual([])
  return order
}

const start = (token: string, order: string, name: string, bytes: number, print = sha256(name + bytes)) =>
  ask<{ startDelivery: ShownFile }>(START, { order, name, bytes, print }, { token })
const finish = (token: string, file: string) => ask<{ finishDelivery: ShownFile }>(FINISH, { file }, { token })
const filesOf = async (token: string, id: string) =>
  (await ask<{ order: { files: ShownFile[] } }>(FILES_OF, { id }, { token })).data?.order.files

/** As a page of the site sends it. */
async function put(token: string, id: string, part: number | string, bytes: Uint8Array<ArrayBuffer>, origin = 'https://site.example') {
  return putWith(asVendor(token), id, part, bytes, origin)
}

async function putWith(
  session: Record<string, string>,
  id: string,
  part: number | string,
  bytes: Uint8Array<ArrayBuffer>,
  origin = 'https://site.example',
) {
  const headers = { ...session, origin }
  const response = await provider.fetch(`/uploads/${id}/${part}`, { method: 'PUT', body: bytes, headers })
  return response.status === 204 ? 204 : `${response.status} ${((await response.json()) as { code: string }).code}`
}

const get = (id: string, headers: Record<string, string>, more = '') => provider.fetch(`/uploads/${id}${more}`, { headers })
const asVendor = (token: string) => ({ 'x-vendor': token })
const asAgent = (token: string) => ({ authorization: `Bearer ${token}` })

/** 30 MB that begin as an MP4 does. */
function film(bytes = 30_000_000): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(randomBytes(bytes))
  whole.set(new TextEncoder().encode('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'))
  return whole
}

const partOf = (bytes: Uint8Array<ArrayBuffer>, number: number) => bytes.slice((number - 1) * UPLOAD_PART_BYTES, number * UPLOAD_PART_BYTES)

/** Sends a small picture whole. */
async function picture(token: string, order: string, name: string) {
  const bytes = madePicture('jpeg')
  const { data, errors } = await start(token, order, name, bytes.length)
  expect(errors).toEqual([])
  const id = String(data?.startDelivery.id)
  expect(await put(token, id, 1, bytes)).toBe(204)
  expect((await finish(token, id)).data?.finishDelivery.isStored).toBe(true)
  return id
}

describe('a file in parts', () => {
  it('of 30 MB arrives whole, in any order of parts, cut in between, with parts that come twice', async () => {
    const { buyer, seller, id: order } = await worked()
    const bytes = film()
    const begun = await start(seller.token, order, 'Walk through.mp4', bytes.length)
    const file = begun.data?.startDelivery
    expect(file).toMatchObject({ kind: 'MP4', parts: 6, done: [], isStored: false })
    const id = String(file?.id)
    for (const number of [1, 3, 3]) expect(await put(seller.token, id, number, partOf(bytes, number))).toBe(204)
    // the page is closed here; the same file is chosen again
    const again = await start(seller.token, order, 'Walk through.mp4', bytes.length)
    expect(again.data?.startDelivery).toMatchObject({ id, done: [1, 3] })
    expect(codeOf(await finish(seller.token, id))).toBe('upload-parts')
    await Promise.all([2, 4, 5, 6].map(async (number) => expect(await put(seller.token, id, number, partOf(bytes, number))).toBe(204)))
    const ends = await Promise.all([finish(seller.token, id), finish(seller.token, id)])
    expect(ends.map(({ data }) => data?.finishDelivery.isStored)).toEqual([true, true])
    expect(await get(id, asAgent(buyer.token)).then(({ status }) => status)).toBe(404)
    expect((await act(seller.token, order, 'DELIVER')).errors).toEqual([])
    const whole = await get(id, asAgent(buyer.token), '?save')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': "attachment; filename*=UTF-8''Walk%20through.mp4",
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    const range = await get(id, { ...asAgent(buyer.token), range: 'bytes=5242870-5242889' })
    expect([range.status, range.headers.get('content-range')]).toEqual([206, 'bytes 5242870-5242889/30000000'])
    expect(new Uint8Array(await range.arrayBuffer())).toEqual(bytes.slice(5_242_870, 5_242_890))
    expect((await get(id, { ...asAgent(buyer.token), range: 'bytes=30000000-' })).status).toBe(416)
    const tail = await get(id, { ...asAgent(buyer.token), range: 'bytes=-7' })
    expect(new Uint8Array(await tail.arrayBuffer())).toEqual(bytes.slice(-7))
  }, 60_000)

  it('is finished after a stop between the store and the table', async () => {
    const { seller, id: order } = await worked()
    const id = await picture(seller.token, order, 'one.jpg')
    // as if the Worker had ended behind the store's answer
    await trade.prepare("update upload set state = 'open' where id = ?").bind(id).run()
    expect((await finish(seller.token, id)).data?.finishDelivery.isStored).toBe(true)
    expect(Buffer.from(await (await get(id, asVendor(seller.token))).arrayBuffer()).equals(madePicture('jpeg'))).toBe(true)
  })

  it('asks for its parts anew when the store has lost them', async () => {
    const { seller, id: order } = await worked()
    const bytes = madePicture('png')
    const id = String((await start(seller.token, order, 'plan.png', bytes.length)).data?.startDelivery.id)
    expect(await put(seller.token, id, 1, bytes)).toBe(204)
    await trade.prepare("update upload_part set etag = 'other' where upload_id = ?").bind(id).run()
    expect(codeOf(await finish(seller.token, id))).toBe('upload-parts')
    expect((await start(seller.token, order, 'plan.png', bytes.length)).data?.startDelivery).toMatchObject({ id, done: [] })
    expect(await put(seller.token, id, 1, bytes)).toBe(204)
    expect((await finish(seller.token, id)).data?.finishDelivery.isStored).toBe(true)
  })

  it('has a small picture of itself, where it is a picture', async () => {
    const { seller, id: order } = await worked()
    const id = await picture(seller.token, order, 'hall.jpg')
    expect((await get(id, asVendor(seller.token), '/preview')).status).toBe(404)
    expect(await put(seller.token, id, 'preview', madePicture('png'))).toBe('415 upload-type')
    expect(await put(seller.token, id, 'preview', new Uint8Array(120_001))).toBe('400 upload-part')
    expect(await put(seller.token, id, 'preview', madePicture('jpeg'))).toBe(204)
    const answer = await get(id, asVendor(seller.token), '/preview')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await filesOf(seller.token, order)).toMatchObject([{ id, hasPreview: true }])
  })
})

describe('refusals', () => {
  it.each<[string, string, string, number]>([
    ['a zip by name', 'upload-type', 'all.zip', 9],
    ['a page', 'upload-type', 'page.html', 9],
    ['a drawing that can run', 'upload-type', 'plan.svg', 9],
    ['a name without an ending', 'upload-type', 'photo', 9],
    ['nothing', 'upload-empty', 'hall.jpg', 0],
    ['too much', 'upload-size', 'hall.jpg', UPLOAD_TYPES.jpeg.maxBytes + 1],
  ])('%s: %s, and nothing is stored', async (_, code, name, bytes) => {
    const { seller, id: order } = await worked()
    expect(codeOf(await start(seller.token, order, name, bytes))).toBe(code)
    expect(await filesOf(seller.token, order)).toEqual([])
  })

  it.each<[string, string, Uint8Array<ArrayBuffer>]>([
    ['a zip', 'hall.jpg', new TextEncoder().encode('PK\x03\x04 and so on, for some length')],
    ['a page that begins as a picture', 'hall.jpg', new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode('<script>1</script>')])],
    ['a picture', 'plan.pdf', madePicture('jpeg')],
    ['QuickTime', 'walk.mp4', new TextEncoder().encode('\0\0\0\x14ftypqt  \0\0\0\0qt  ')],
  ])('%s that is named otherwise (%s) is thrown away with its first part', async (_, name, bytes) => {
    const { seller, id: order } = await worked()
    const id = String((await start(seller.token, order, name, bytes.length)).data?.startDelivery.id)
    expect(await put(seller.token, id, 1, bytes)).toBe('415 upload-type')
    expect(await filesOf(seller.token, order)).toEqual([])
    expect(codeOf(await act(seller.token, order, 'DELIVER'))).toBe('order-files')
    await provider.fetch('/clean-up')
    expect((await FILES.list({ prefix: `order/${id}` })).objects).toEqual([])
    expect(await trade.prepare('select 1 from upload where id = ?').bind(id).first()).toBeNull()
  })

  it('a part of another size, another number or another site', async () => {
    const { seller, id: order } = await worked()
    const bytes = madePicture('jpeg')
    const id = String((await start(seller.token, order, 'hall.jpg', bytes.length)).data?.startDelivery.id)
    expect(await put(seller.token, id, 1, bytes.slice(1))).toBe('400 upload-part')
    expect(await put(seller.token, id, 2, bytes)).toBe('400 upload-part')
    expect(await put(seller.token, id, 1, bytes, 'https://other.example')).toBe('403 upload-unknown')
    expect(await put(seller.token, 'x', 1, bytes)).toBe('404 upload-unknown')
    expect(await filesOf(seller.token, order)).toMatchObject([{ done: [] }])
  })

  it('too many, and too much together', async () => {
    const { seller, id: order } = await worked()
    for (let at = 0; at < UPLOAD_FILES_MAX - 1; at++) await tools.storedFile(order)
    const last = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => start(seller.token, order, name, 100)))
    expect(last.map(codeOf).filter((code) => code === 'upload-count')).toHaveLength(2)
    expect((await filesOf(seller.token, order))?.length).toBe(UPLOAD_FILES_MAX)
    const other = await worked()
    for (const name of ['a.mp4', 'b.mp4', 'c.mp4'])
      expect((await start(other.seller.token, other.id, name, UPLOAD_TYPES.mp4.maxBytes)).errors).toEqual([])
    expect(codeOf(await start(other.seller.token, other.id, 'd.mp4', 1))).toBe('upload-count')
  })

  it('anybody but the two sides, the agent before the delivery, and changes behind it', async () => {
    const { buyer, seller, id: order } = await worked()
    const [other, stranger, boss] = [await tools.vendor(), await tools.agent(), await tools.staff()]
    const id = await picture(seller.token, order, 'hall.jpg')
    expect(codeOf(await start(other.token, order, 'x.jpg', 9))).toBe('order-unknown')
    expect(codeOf(await finish(buyer.token, id))).toBe('upload-unknown')
    expect(codeOf(await finish(other.token, id))).toBe('upload-unknown')
    expect(codeOf(await ask(REMOVE, { file: id }, { token: buyer.token }))).toBe('upload-unknown')
    expect(await put(other.token, id, 'preview', madePicture('jpeg'))).toBe('404 upload-unknown')
    expect(await filesOf(buyer.token, order)).toEqual([])
    expect((await act(seller.token, order, 'DELIVER')).errors).toEqual([])
    expect(await filesOf(buyer.token, order)).toMatchObject([{ id, name: 'hall.jpg' }])
    for (const headers of [asVendor(other.token), asAgent(stranger.token), asAgent(boss.token), {}])
      expect((await get(id, headers)).status).toBe(404)
    expect(codeOf(await ask(REMOVE, { file: id }, { token: seller.token }))).toBe('order-state')
    expect(codeOf(await start(seller.token, order, 'late.jpg', 9))).toBe('order-state')
    expect(await put(seller.token, id, 1, madePicture('jpeg'))).toBe('404 upload-unknown')
  })
})

it('is delivered once there is a file, and what was added for the changes is seen with the next delivery', async () => {
  const { buyer, seller, id: order } = await worked()
  expect(codeOf(await act(seller.token, order, 'DELIVER'))).toBe('order-files')
  const first = await picture(seller.token, order, 'first.jpg')
  for (const [token, action] of [
    [seller.token, 'DELIVER'],
    [buyer.token, 'ASK_CHANGES'],
    [seller.token, 'RESUME'],
  ] as const)
    expect((await act(token, order, action)).errors).toEqual([])
  const second = await picture(seller.token, order, 'second.jpg')
  expect((await filesOf(buyer.token, order))?.map(({ id }) => id)).toEqual([first])
  expect((await ask(REMOVE, { file: first }, { token: seller.token })).errors).toEqual([])
  expect((await act(seller.token, order, 'DELIVER')).errors).toEqual([])
  expect((await filesOf(buyer.token, order))?.map(({ id }) => id)).toEqual([second])
})

it('goes with its order, and when it is not finished within a day', async () => {
  const { seller, id: order } = await worked()
  const kept = await picture(seller.token, order, 'kept.jpg')
  const bytes = madePicture('webp')
  const left = String((await start(seller.token, order, 'left.webp', bytes.length)).data?.startDelivery.id)
  expect(await put(seller.token, left, 1, bytes)).toBe(204)
  await provider.fetch('/clean-up')
  expect(await filesOf(seller.token, order)).toHaveLength(2)
  await trade.prepare('update upload set changed_at = changed_at - 86400 where id = ?').bind(left).run()
  await provider.fetch('/clean-up')
  expect(await filesOf(seller.token, order)).toMatchObject([{ id: kept }])
  await trade.prepare('delete from vendor_order where id = ?').bind(order).run()
  await provider.fetch('/clean-up')
  expect((await FILES.list({ prefix: `order/${kept}` })).objects).toEqual([])
})

describe('pictures that an agent sends with an order', () => {
  const send = async (token: string, order: string, name: string) => {
    const bytes = madePicture('jpeg')
    const { data, errors } = await start(token, order, name, bytes.length)
    expect(errors).toEqual([])
    const id = String(data?.startDelivery.id)
    expect(await putWith(asAgent(token), id, 1, bytes)).toBe(204)
    expect((await finish(token, id)).data?.finishDelivery.isStored).toBe(true)
    return id
  }

  it('are seen by the vendor at once, and are no delivery', async () => {
    const { buyer, seller, id: order } = await ordered()
    const id = await send(buyer.token, order, 'Living room.jpg')
    for (const token of [buyer.token, seller.token])
      expect(await filesOf(token, order)).toEqual([
        expect.objectContaining({ id, side: 'AGENT', name: 'Living room.jpg', isDelivered: false }),
      ])
    for (const headers of [asAgent(buyer.token), asVendor(seller.token)]) expect((await get(id, headers)).status).toBe(200)
    for (const action of ['ACCEPT', 'START']) expect((await act(seller.token, order, action)).errors).toEqual([])
    expect(codeOf(await act(seller.token, order, 'DELIVER'))).toBe('order-files')
    await picture(seller.token, order, 'Staged.jpg')
    expect((await act(seller.token, order, 'DELIVER')).errors).toEqual([])
    expect(codeOf(await start(buyer.token, order, 'Too late.jpg', 9))).toBe('order-state')
  })

  it('are changed by nobody else', async () => {
    const { buyer, seller, id: order } = await ordered()
    const id = await send(buyer.token, order, 'Study.jpg')
    const other = await tools.agent()
    expect(await putWith(asAgent(other.token), id, 1, madePicture('jpeg'))).toBe('404 upload-unknown')
    expect((await get(id, asAgent(other.token))).status).toBe(404)
    expect((await act(seller.token, order, 'ACCEPT')).errors).toEqual([])
    expect(await put(seller.token, id, 1, madePicture('jpeg'))).toBe('404 upload-unknown')
    expect(codeOf(await ask(REMOVE, { file: id }, { token: seller.token }))).toBe('upload-unknown')
    expect((await ask(REMOVE, { file: id }, { token: buyer.token })).errors).toEqual([])
    expect(await filesOf(seller.token, order)).toEqual([])
  })
})
