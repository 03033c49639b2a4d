import { describe, expect, it } from 'vitest'
import { ExtendShareDocument, RevokeShareDocument, SetSharePasswordDocument } from '#graphql/generated/graphql.ts'
import { GUESSES_PER_SHARE, limitKey } from '#provider/throttle.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { shareTools } from './share-fixture.ts'

const provider = await startProvider()
const tools = await shareTools(provider)
const { about, agent, enter, made, make, newKey, open, own, project, top, trade } = tools
const { DB_TRADE, DB_SG } = provider.env

describe('a frozen page', () => {
  it('holds what the provider answers, whatever the caller says, and stays when the market moves on', async () => {
    const { token } = await tools.newPerson()
    const id = await made(token)
    const shared = await open(id)
    expect(shared).toMatchObject({ state: 'LIVE', needsPassword: false, opened: { title: 'For Mrs Lim', country: 'SG', lines: null } })
    const answers = shared?.opened?.answers ?? []
    expect(answers.map(({ operation }) => operation)).toEqual(['ReportTop'])
    expect(JSON.parse(answers[0]?.data ?? '{}').project.name).toBe(project.name)
    await DB_SG.prepare('update project set name = ? where slug = ?').bind('Renamed', project.slug).run()
    const later = await open(id)
    await DB_SG.prepare('update project set name = ? where slug = ?').bind(project.name, project.slug).run()
    expect(JSON.parse(later?.opened?.answers?.[0]?.data ?? '{}').project.name).toBe(project.name)
  })

  it('asks only what its kind asks, and what its maker may read', async () => {
    const { token } = await tools.newPerson()
    const codes = async (change: Record<string, unknown>) => codeOf(await make(token, change))
    expect(await codes({ questions: [{ operation: 'Account', variables: '{}' }] })).toBe('share-question')
    expect(await codes({ questions: [{ operation: 'ComparedProject', variables: '{}' }] })).toBe('share-question')
    expect(await codes({ questions: [] })).toBe('share-question')
    expect(await codes({ questions: [{ operation: 'ReportTop', variables: '[' }] })).toBe('share-question')
    expect(await codes({ questions: [{ operation: 'ReportPro', variables: JSON.stringify(about()) }] })).toBe('needs-subscription')
    expect(await codes({ path: 'https://evil.example/report' })).toBe('share-path')
    expect(await codes({ path: '/user/leads' })).toBe('share-path')
    expect(await codes({ days: 8 })).toBe('share-days')
    expect(await codes({ title: ' ' })).toBe('share-title')
    expect(await codes({ about: '[]' })).toBe('share-about')
    expect(await own(token)).toEqual([])
  })

  it('hands a subscriber’s report on whole', async () => {
    const headers = await tools.entitled()
    const token = headers.authorization?.slice('Bearer '.length) ?? ''
    const id = await made(token, { questions: [top(), { operation: 'ReportPro', variables: JSON.stringify(about()) }] })
    expect((await open(id))?.opened?.answers?.map(({ operation }) => operation)).toEqual(['ReportTop', 'ReportPro'])
  })

  it('is one for one key', async () => {
    const { token } = await tools.newPerson()
    const key = newKey()
    const [first, again] = [await make(token, {}, key), await make(token, {}, key)]
    expect(again.data?.createShare.id).toBe(first.data?.createShare.id)
    expect(await own(token)).toHaveLength(1)
  })

  it('shows the lines of an agent, and is not made while one is missing', async () => {
    const complete = await agent()
    expect((await open(await made(complete.token)))?.opened?.lines).toMatchObject({
      name: 'Ah Kow Ng',
      agency: 'Lantern Bay Realty',
      agencyLicence: 'L3000000Z',
      phone: complete.phoneNumber,
    })
    expect(codeOf(await make((await agent({ licence: '' })).token))).toBe('share-lines-agencyLicence')
    expect(codeOf(await make((await agent({ agency: '' })).token))).toBe('share-lines-agency')
  })

  it('reads an old answer with the fields that came since, and says where it cannot', async () => {
    const { gunzipSync, gzipSync } = await import('node:zlib')
    const { token } = await tools.newPerson()
    const id = await made(token)
    const { answers } = (await DB_TRADE.prepare('select answers from share_snapshot where share_id = ?')
      .bind(id)
      .first<{ answers: string }>()) ?? {
      answers: '',
    }
    const rewrite = async (change: (project: Record<string, unknown>) => void) => {
      const [answer] = JSON.parse(gunzipSync(Buffer.from(answers, 'base64')).toString())
      const data = JSON.parse(answer.data)
      change(data.project)
      const text = JSON.stringify([{ ...answer, data: JSON.stringify(data) }])
      await trade('update share_snapshot set answers = ? where share_id = ?', gzipSync(text).toString('base64'), id)
      return (await open(id))?.opened?.answers
    }
    const grown = await rewrite((one) => {
      delete one.completionYear
      delete one.homes
    })
    expect(JSON.parse(grown?.[0]?.data ?? '{}').project).toMatchObject({ completionYear: null, homes: [] })
    expect(
      await rewrite((one) => {
        delete one.name
      }),
    ).toBeNull()
  })
})

describe('the end of a share', () => {
  it('comes at once when it is revoked, for good, and says nothing of whose it was', async () => {
    const { token } = await agent()
    const id = await made(token)
    expect((await tools.ask(String(RevokeShareDocument), { id }, { token })).errors).toEqual([])
    expect(await open(id)).toEqual({ state: 'REVOKED', needsPassword: false, opened: null })
    expect((await trade('select 1 from share_snapshot where share_id = ?', id)).results).toEqual([])
    expect(codeOf(await tools.ask(String(ExtendShareDocument), { id, days: 30 }, { token }))).toBe('share-state')
    expect(codeOf(await tools.ask(String(RevokeShareDocument), { id }, { token }))).toBe('share-state')
  })

  it('comes with its day, and can be put off', async () => {
    const { token } = await tools.newPerson()
    const id = await made(token, { days: 7 })
    const [share] = await own(token)
    expect(Math.round((Date.parse(share?.expiresAt ?? '') - Date.now()) / 86_400_000)).toBe(7)
    await trade('update share set expires_at = unixepoch() where id = ?', id)
    expect(await open(id)).toEqual({ state: 'EXPIRED', needsPassword: false, opened: null })
    expect((await own(token))[0]?.state).toBe('EXPIRED')
    await tools.ask(String(ExtendShareDocument), { id, days: 30 }, { token })
    expect((await open(id))?.state).toBe('LIVE')
  })

  it('leaves nothing that it showed after a month, and itself after a year', async () => {
    const { token } = await tools.newPerson()
    const id = await made(token)
    const endedFor = (days: number) => trade('update share set expires_at = unixepoch() - ? where id = ?', days * 86_400, id)
    await endedFor(29)
    await tools.cleanUp()
    expect((await trade('select 1 from share_snapshot where share_id = ?', id)).results).toHaveLength(1)
    await endedFor(31)
    await tools.cleanUp()
    expect((await trade('select 1 from share_snapshot where share_id = ?', id)).results).toEqual([])
    expect((await open(id))?.state).toBe('EXPIRED')
    await endedFor(366)
    await tools.cleanUp()
    expect(await open(id)).toBeNull()
  })

  it('is its maker’s alone', async () => {
    const [maker, other] = [await tools.newPerson(), await tools.newPerson()]
    const id = await made(maker.token)
    const { token } = other
    for (const [document, variables] of [
      [RevokeShareDocument, { id }],
      [ExtendShareDocument, { id, days: 30 }],
      [SetSharePasswordDocument, { id, password: 'Mallory-was-here' }],
    ] as const)
      expect(codeOf(await tools.ask(String(document), variables, { token }))).toBe('share-unknown')
    expect(await own(token)).toEqual([])
    expect((await open(id))?.state).toBe('LIVE')
  })
})

describe('a password', () => {
  it('is asked for, opens for an hour, and what it opened closes with another one', async () => {
    const { token } = await tools.newPerson()
    const id = await made(token, { password: 'tigers-sleep' })
    expect(await open(id)).toEqual({ state: 'LIVE', needsPassword: true, opened: null })
    expect(codeOf(await enter(id, 'lions-sleep'))).toBe('share-password')
    const pass = (await enter(id, 'tigers-sleep')).data?.enterShare ?? ''
    expect((await open(id, {}, pass))?.opened?.title).toBe('For Mrs Lim')
    expect((await open(id, { token }))?.opened?.title).toBe('For Mrs Lim')
    expect((await open(await made(token, { password: 'otters-sleep' }), {}, pass))?.needsPassword).toBe(true)
    await tools.ask(String(SetSharePasswordDocument), { id, password: 'whales-sleep' }, { token })
    expect((await open(id, {}, pass))?.needsPassword).toBe(true)
    await tools.ask(String(SetSharePasswordDocument), { id, password: null }, { token })
    expect((await open(id))?.opened?.title).toBe('For Mrs Lim')
    expect(codeOf(await make(token, { password: 'short' }))).toBe('share-password')
  })

  it('is not guessed: ten tries of a network, exactly, also when they come at once', async () => {
    const { token } = await tools.newPerson()
    const id = await made(token, { password: 'tigers-sleep' })
    const address = '203.0.113.77'
    const codes = await Promise.all(Array.from({ length: 14 }, (_, i) => enter(id, `wrong-guess-${i}`, { address }).then(codeOf)))
    const guesses = codes.filter((code) => code === 'share-password').length
    expect(guesses).toBeGreaterThan(0)
    expect(guesses).toBeLessThanOrEqual(10)
    expect(codes.filter((code) => code === 'too-many-attempts').length).toBe(14 - guesses)
    expect(codeOf(await enter(id, 'tigers-sleep', { address }))).toBe('too-many-attempts')
    const other = { address: '203.0.113.99' }
    const pass = (await enter(id, 'tigers-sleep', other)).data?.enterShare ?? ''
    expect((await open(id, other, pass))?.opened?.title).toBe('For Mrs Lim')
  }, 60_000)

  it('is not guessed by many networks together either, and other shares stay open', async () => {
    const { token } = await tools.newPerson()
    const [id, next] = [await made(token, { password: 'tigers-sleep' }), await made(token, { password: 'tigers-sleep' })]
    const counted = provider.env.ATTEMPTS.getByName(limitKey('shareGuesses', id))
    for (let guess = 0; guess < GUESSES_PER_SHARE.max; guess++) await counted.take(GUESSES_PER_SHARE)
    expect(codeOf(await enter(id, 'tigers-sleep'))).toBe('too-many-attempts')
    expect(codeOf(await enter(next, 'tigers-sleep'))).toBeUndefined()
  })
})
