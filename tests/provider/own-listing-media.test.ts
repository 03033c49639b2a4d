import { describe, expect, it } from 'vitest'
import { LISTING_PHOTO_MAX_BYTES, LISTING_PHOTOS_MAX } from '#graphql/listing-kinds.ts'
import { madePicture } from '#provider/modules/files/made-pictures.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { asked, BEGIN, DESCRIBE, listingTools, ORDER, PICTURE, REMOVE, type ShownListing } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const { act, agent, live, newKey, one, photo, put, save, stored, whole } = tools

const begin = (token: string, listing: string, key = newKey(), kind = 'PHOTO') =>
  tools.ask<{ beginListingMedia: { id: string; state: string } }>(BEGIN, { listing, key, kind }, { token })
const show = (id: string, token?: string, more = '') =>
  provider.fetch(`/files/listings/${id}${more}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

/** A PNG that tells where it was taken, and carries a word behind its end. */
function talkative(): Uint8Array<ArrayBuffer> {
  const text = Buffer.concat([Buffer.from('0000000a', 'hex'), Buffer.from('tEXtGPS\0hidden', 'latin1'), Buffer.alloc(4)])
  text.writeUInt32BE(text.length - 12, 0)
  return new Uint8Array(Buffer.concat([PICTURE.slice(0, 33), text, PICTURE.slice(33), Buffer.from('tail of secrets')]))
}

const SCRIPT = '<script>alert(document.cookie)</script>'
const text = (value: string) => Buffer.from(value, 'latin1')
const uint32 = (value: number, order: 'LE' | 'BE') => {
  const bytes = Buffer.alloc(4)
  bytes[`writeUInt32${order}`](value)
  return bytes
}
const segment = (marker: number, body: string) => Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), text(body)])
const chunk = (name: string, body: string) => Buffer.concat([uint32(body.length, 'BE'), text(name + body), Buffer.alloc(4)])
const riff = (name: string, body: string) =>
  Buffer.concat([text(name), uint32(body.length, 'LE'), text(body), Buffer.alloc(body.length % 2)])

/** A picture with a script where its format keeps comments, camera and rights, and behind its end. */
function withComments(kind: 'jpeg' | 'png' | 'webp'): Uint8Array<ArrayBuffer> {
  const made = Buffer.from(madePicture(kind))
  const put = (at: number, ...pieces: Buffer[]) => Buffer.concat([made.subarray(0, at), ...pieces, made.subarray(at)])
  const comments = {
    jpeg: () => put(2, segment(0xe1, `Exif\0\0${SCRIPT}`), segment(0xed, `Photoshop 3.0\0${SCRIPT}`), segment(0xfe, SCRIPT)),
    png: () => put(33, chunk('tEXt', `Comment\0${SCRIPT}`), chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${SCRIPT}`), chunk('eXIf', SCRIPT)),
    webp: () => {
      const whole = put(made.length, riff('EXIF', SCRIPT), riff('XMP ', SCRIPT))
      whole.writeUInt32LE(whole.length - 8, 4)
      return whole
    },
  }
  return new Uint8Array(Buffer.concat([comments[kind](), text(SCRIPT)]))
}

async function draft() {
  const owner = await agent()
  const { data } = await save(owner.token, asked())
  return { ...owner, listing: String(data?.saveListing.id) }
}

describe('a picture', () => {
  it('is begun once of one key, comes small first, and has lost what the camera wrote into it', async () => {
    const { token, listing } = await draft()
    const key = newKey()
    const begun = await Promise.all([begin(token, listing, key), begin(token, listing, key)])
    const id = String(begun[0]?.data?.beginListingMedia.id)
    expect(begun[1]?.data?.beginListingMedia).toEqual({ id, state: 'WAITING' })
    expect(await one(token, listing)).toMatchObject({ needs: ['PHOTO'], photoCount: 0, cover: null })
    expect(await put(token, id, madePicture('jpeg'), { small: true })).toBe(204)
    for (let times = 0; times < 2; times++) expect(await put(token, id, talkative())).toBe(204)
    expect(await one(token, listing)).toMatchObject({ needs: [], photoCount: 1, cover: id, media: [{ id, width: 960, height: 720 }] })
    const [file, small] = await Promise.all([show(id, token), show(id, token, '?small')])
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.includes('GPS') || bytes.includes('secrets')).toBe(false)
    expect(bytes.equals(PICTURE)).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(small.headers.get('content-type')).toBe('image/jpeg')
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(madePicture('jpeg').length)
  })

  it.each<[string, string, () => Uint8Array<ArrayBuffer>]>([
    ['a page with a script', '415 media-type', () => new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['a picture that is cut', '415 media-type', () => PICTURE.slice(0, 200)],
    ['a picture of nothing', '422 media-dimensions', () => madePicture('png')],
    ['three megabytes and a byte', '413 media-size', () => new Uint8Array(LISTING_PHOTO_MAX_BYTES + 1)],
  ])('is not %s', async (_, code, bytes) => {
    const { token, listing } = await draft()
    const id = String((await begin(token, listing)).data?.beginListingMedia.id)
    expect(await put(token, id, bytes())).toBe(code)
    expect(await one(token, listing)).toMatchObject({ photoCount: 0 })
  })

  it.each(['jpeg', 'png', 'webp'] as const)('loses the words of a script that somebody wrote into a %s', async (kind) => {
    const { token, listing } = await draft()
    const id = String((await begin(token, listing)).data?.beginListingMedia.id)
    const made = withComments(kind)
    expect(Buffer.from(made).includes(SCRIPT)).toBe(true)
    expect(await put(token, id, made, { small: true })).toBe(204)
    expect(await put(token, id, PICTURE)).toBe(204)
    const shown = await show(id, token, '?small')
    expect(shown.headers.get('content-type')).toBe(`image/${kind}`)
    expect(Buffer.from(await shown.arrayBuffer()).toString('latin1')).not.toMatch(/script|alert/i)
  })

  it('is taken from whoever writes the listing alone, on pages of this site', async () => {
    const { token, listing } = await draft()
    const id = String((await begin(token, listing)).data?.beginListingMedia.id)
    expect(await put(null, id, PICTURE)).toBe('401 invalid_access_token')
    expect(await put(token, id, PICTURE, { origin: 'https://elsewhere.example' })).toBe('403 media-unknown')
    expect(await put((await agent()).token, id, PICTURE)).toBe('404 media-unknown')
    expect(await put((await tools.newPerson()).token, id, PICTURE)).toBe('404 media-unknown')
    expect(await put(token, crypto.randomUUID(), PICTURE)).toBe('404 media-unknown')
    expect((await provider.env.FILES.list({ prefix: `listings/${listing}` })).objects).toEqual([])
  })

  it('of a draft is shown to whoever writes it, of what is advertised to everybody, and of what is withdrawn to nobody else', async () => {
    const { token } = await agent()
    const listing = await whole(token)
    const id = String((await one(token, listing))?.cover)
    const other = await agent()
    const statuses = async () =>
      Promise.all([show(id), show(id, other.token), show(id, token)]).then((all) => all.map(({ status }) => status))
    expect(await statuses()).toEqual([404, 404, 200])
    expect(await act(token, listing, 'PUBLISH')).toMatchObject({ errors: [] })
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await show(id)).headers.get('cache-control')).toBe('public, max-age=60')
    await act(token, listing, 'CLOSE')
    expect(await statuses()).toEqual([404, 404, 200])
    expect((await show(id, undefined, '/../x')).status).toBe(404)
  })

  it('is one of forty at most', async () => {
    const { token, listing } = await draft()
    const all = await Promise.all(Array.from({ length: LISTING_PHOTOS_MAX + 2 }, () => begin(token, listing)))
    expect(all.map(codeOf).filter((code) => code === 'media-count')).toHaveLength(2)
    expect((await one(token, listing))?.media).toHaveLength(LISTING_PHOTOS_MAX)
  })
})

describe('the pictures of a listing', () => {
  it('are put in order, described, and taken out, and their files go', async () => {
    const { token, listing } = await draft()
    const ids = [await photo(token, listing), await photo(token, listing), await photo(token, listing, 'PLAN')]
    const [first, second, plan] = ids
    const moved = await tools.ask<{ orderListingMedia: ShownListing }>(ORDER, { listing, ids: [plan, second, first] }, { token })
    expect(moved.data?.orderListingMedia.media.map(({ id }) => id)).toEqual([plan, second, first])
    expect(moved.data?.orderListingMedia.cover).toBe(second)
    // what was not named keeps its place behind the others
    const part = await tools.ask<{ orderListingMedia: ShownListing }>(ORDER, { listing, ids: [first, first] }, { token })
    expect(part.data?.orderListingMedia.media.map(({ id }) => id)).toEqual([first, plan, second])
    const texts = { id: first, kind: 'PHOTO', caption: ' The <i>living</i> room\n', alt: 'x'.repeat(400) }
    const described = await tools.ask<{ describeListingMedia: ShownListing }>(DESCRIBE, texts, { token })
    expect(described.data?.describeListingMedia.media[0]).toMatchObject({ caption: 'The living room', alt: 'x'.repeat(160) })
    const reachable = [
      { ...texts, caption: 'Call 9123 4567 to see it' },
      { ...texts, alt: 'Write to ah.lian at mail dot com' },
    ]
    for (const one of reachable) expect((await tools.ask(DESCRIBE, one, { token })).errors[0]?.extensions.code).toBe('listing-contact')
    for (let times = 0; times < 2; times++) {
      const { errors, data } = await tools.ask<{ removeListingMedia: ShownListing }>(REMOVE, { id: second }, { token })
      expect(times === 0 ? data?.removeListingMedia.media.map(({ id }) => id) : errors[0]?.extensions.code).toEqual(
        times === 0 ? [first, plan] : 'listing-unknown',
      )
    }
    expect((await show(String(second), token)).status).toBe(404)
    await tools.cleanUp()
    const left = (await provider.env.FILES.list({ prefix: `listings/${listing}/` })).objects.map(({ key }) => key)
    expect(left.toSorted()).toEqual([`listings/${listing}/${first}`, `listings/${listing}/${plan}`].toSorted())
  })

  it('keep a photograph while they are advertised', async () => {
    const { token } = await agent()
    const listing = await live(token)
    const id = String((await one(token, listing))?.cover)
    expect(codeOf(await tools.ask(REMOVE, { id }, { token }))).toBe('media-last')
    expect(codeOf(await tools.ask(DESCRIBE, { id, kind: 'PLAN', caption: '', alt: '' }, { token }))).toBe('media-last')
    await photo(token, listing)
    expect((await tools.ask(REMOVE, { id }, { token })).errors).toEqual([])
    expect((await one(token, listing))?.photoCount).toBe(1)
  })

  it('that never came are given up after a day', async () => {
    const { token, listing } = await draft()
    const id = String((await begin(token, listing)).data?.beginListingMedia.id)
    await tools.cleanUp()
    expect((await one(token, listing))?.media.map((one) => one.id)).toEqual([id])
    await stored('update listing_media set created_at = 1 where id = ?', id)
    await tools.cleanUp()
    expect((await one(token, listing))?.media).toEqual([])
  })

  it('are not changed any more once it is closed', async () => {
    const { token } = await agent()
    const listing = await live(token)
    const id = String((await one(token, listing))?.cover)
    await act(token, listing, 'CLOSE')
    expect(codeOf(await tools.ask(REMOVE, { id }, { token }))).toBe('listing-state')
    expect(codeOf(await begin(token, listing))).toBe('listing-state')
    expect(await put(token, id, PICTURE)).toBe('404 media-unknown')
  })
})
