import { describe, expect, it } from 'vitest'
import { madePicture } from '#provider/modules/files/made-pictures.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
const tools = accountTools(provider)

const UPLOAD = 'mutation Upload($file: File!) { filesUpload(file: $file) { success address } }'

/** As graphql-multipart-request-spec says. */
async function upload(file: Blob, token?: string, name = 'me.png') {
  const body = new FormData()
  body.set('operations', JSON.stringify({ query: UPLOAD, variables: { file: null } }))
  body.set('map', JSON.stringify({ '0': ['variables.file'] }))
  body.set('0', file, name)
  // the harness has another FormData class, so the body is passed as bytes
  const sent = new Response(body)
  const response = await provider.fetch('/graphql', {
    method: 'POST',
    body: new Uint8Array(await sent.arrayBuffer()),
    headers: {
      accept: 'application/json',
      'content-type': sent.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  return (await response.json()) as {
    data?: { filesUpload?: { success: boolean; address: string } }
    errors?: { extensions: { code: string } }[]
  }
}

const keyOf = (address: string | undefined) => address?.split('/').at(-1) ?? ''
const stored = async () => (await provider.env.FILES.list()).objects.map(({ key }) => key).sort()
const avatarOf = async (token: string) =>
  (await tools.ask<{ user: { avatar: string | null } }>('{ user(sourceType: Website) { avatar } }', {}, { token })).data?.user.avatar
const cleanUp = async () => (await provider.fetch('/clean-up')).json()

describe('filesUpload (§7)', () => {
  it('stores a picture without its metadata and shows it at once', async () => {
    const { token } = await tools.person('avatar-one')
    expect(await avatarOf(token)).toBeNull()
    const { data, errors } = await upload(new Blob([madePicture('jpeg')], { type: 'image/jpeg' }), token)
    expect(errors).toBeUndefined()
    expect(data?.filesUpload?.address).toMatch(/^\/files\/avatar\/[\w-]{32}\.jpg$/)
    expect(await avatarOf(token)).toBe(data?.filesUpload?.address)
    const object = await provider.env.FILES.get(`avatar/${keyOf(data?.filesUpload?.address)}`)
    expect(object?.httpMetadata?.contentType).toBe('image/jpeg')
    expect(Buffer.from((await object?.arrayBuffer()) ?? new ArrayBuffer()).toString('latin1')).not.toContain('ICC_PROFILE')
  })

  it('determines the type from the bytes, whatever name and type are claimed', async () => {
    const { token } = await tools.person('avatar-type')
    const answer = await upload(new Blob([madePicture('webp')], { type: 'text/html' }), token, 'page.html')
    expect(answer.data?.filesUpload?.address).toMatch(/\.webp$/)
  })

  it.each<[string, () => Blob]>([
    ['file-type', () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })],
    ['file-size', () => new Blob([madePicture('png'), new Uint8Array(2 * 1024 * 1024)])],
    ['file-dimensions', () => new Blob([madePicture('png').map((byte, at) => (at === 19 ? 10 : byte))])],
  ])('refuses with %s and stores nothing', async (code, file) => {
    const { token } = await tools.person(`avatar-${code}`)
    const before = await stored()
    expect((await upload(file(), token)).errors?.[0]?.extensions.code).toBe(code)
    expect(await stored()).toEqual(before)
    expect(await avatarOf(token)).toBeNull()
  })

  it('refuses the anonymous, and a text in place of a file', async () => {
    const before = await stored()
    expect((await upload(new Blob([madePicture('png')]))).errors?.[0]?.extensions.code).toBe('invalid_access_token')
    const { token } = await tools.person('avatar-text')
    const { errors } = await tools.ask(UPLOAD, { file: 'me.png' }, { token })
    expect(errors[0]?.extensions.code).toBe('bad-request')
    expect(await stored()).toEqual(before)
  })

  it('leaves no file behind: replaced and removed ones are deleted by the next schedule, the current one stays', async () => {
    const { token } = await tools.person('avatar-waste')
    const picture = () => new Blob([madePicture('png')])
    const first = keyOf((await upload(picture(), token)).data?.filesUpload?.address)
    const second = keyOf((await upload(picture(), token)).data?.filesUpload?.address)
    await cleanUp()
    expect(await stored()).toContain(`avatar/${first}`)
    await provider.env.DB_ACCOUNT.prepare('update file_waste set at = at - 4000').run()
    await cleanUp()
    expect(await stored()).not.toContain(`avatar/${first}`)
    expect(await stored()).toContain(`avatar/${second}`)
    expect((await tools.ask('mutation { removeAvatar { success } }', {}, { token })).errors).toEqual([])
    expect(await avatarOf(token)).toBeNull()
    await provider.env.DB_ACCOUNT.prepare('update file_waste set at = at - 4000').run()
    await cleanUp()
    expect(await stored()).not.toContain(`avatar/${second}`)
    expect(await tools.row('select count(*) as n from file_waste')).toEqual({ n: 0 })
  })

  it('never deletes a picture in use, even if it is still noted as waste', async () => {
    const { token } = await tools.person('avatar-shown')
    const key = keyOf((await upload(new Blob([madePicture('png')]), token)).data?.filesUpload?.address)
    await provider.env.DB_ACCOUNT.prepare('insert into file_waste (key, at) values (?, 0)').bind(key).run()
    await cleanUp()
    expect(await stored()).toContain(`avatar/${key}`)
  })
})
