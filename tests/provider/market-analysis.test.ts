import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { analyse, ENGINES_CHOICE, ENGINES_SALE, type EngineEvidence } from '#graphql/analysis-result.ts'
import { ANALYSES_TAKEN_AT_ONCE } from '#graphql/copy-kinds.ts'
import {
  AnalysisEvidenceDocument,
  type AnalysisEvidenceQuery,
  AnalysisStandingDocument,
  type AnalysisStandingQuery,
  AnalysisWorkbookDocument,
  type AnalysisWorkbookQuery,
  CopyMarketAnalysisDocument,
  type CopyMarketAnalysisMutation,
  DeleteMarketAnalysisDocument,
  EstimateHomeDocument,
  type EstimateHomeQuery,
  FurtherAnalysisSalesDocument,
  type FurtherAnalysisSalesQuery,
  MapListDocument,
  type MapListQuery,
  OwnMarketAnalysesDocument,
  type OwnMarketAnalysesQuery,
  OwnMarketAnalysisDocument,
  SaveMarketAnalysisDocument,
  type SaveMarketAnalysisMutation,
  TakeCopyRecordsDocument,
  type TakeCopyRecordsMutation,
} from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { buildMarket } from '#provider/build/build-market.ts'
import { silentProgress } from '#provider/build/progress.ts'
import { demoContentHash, generateMarket } from '#provider/demo/generate-market.ts'
import { runFit } from '#provider/import/valuation-fit/run-fit.ts'
import { MADE_PLAN } from '#provider/valuation/made-market.ts'
import { codeOf } from './account-data-fixture.ts'
import { fixtureOf, type MadeMarket } from './copy-market.ts'
import { startProvider } from './harness.ts'
import { listingTools } from './own-listing-fixture.ts'

const demo = { scale: 'default', seed: 'market analyses' } as const
const demoOf = (country: CountryCode): MadeMarket => ({
  contentHash: demoContentHash(country, demo),
  produce: (sink) => {
    generateMarket(country, demo, sink)
  },
})

const provider = await startProvider({ MY: demoOf('MY'), HK: demoOf('HK') })
const tools = await listingTools(provider)

/** The engine fitted to the public homes of the fixture; its private ones keep the first estimate. */
async function fitFixture(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'analysis-'))
  try {
    const stagingFile = join(folder, 'market.sqlite')
    await buildMarket({ country: 'SG', stagingFile, origin: 'demo', ...fixtureOf(40) })
    const plans = { hdb: { ...MADE_PLAN, effectiveMin: 2 } }
    const least = { lessons: 100, calibration: 50 }
    await runFit({ file: stagingFile, segments: ['hdb'], threads: 1, progress: silentProgress, plans, least })
    const fitted = new DatabaseSync(stagingFile)
    for (const row of fitted.prepare("select * from artifact where name like 'valuation-%'").all()) {
      const columns = Object.keys(row)
      const insert = `insert or replace into artifact (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
      await provider.env.DB_SG.prepare(insert)
        .bind(...Object.values(row))
        .run()
    }
    fitted.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let agent: Awaited<ReturnType<typeof tools.payer>>
let rival: Awaited<ReturnType<typeof tools.payer>>
beforeAll(async () => {
  agent = await tools.payer(2)
  rival = await tools.payer(1)
  await tools.run("update user set kind = 'agent' where id in (?, ?)", agent.id, rival.id)
  await fitFixture()
}, 120_000)

type Evidence = Extract<AnalysisEvidenceQuery['analysisEvidence'], { __typename: 'AnalysisEvidence' }>
const NO_FACTS = { unitMix: null, areaSqm: null, floor: null, tenure: null, leaseStartYear: null, builtYear: null }
const FACTS = { ...NO_FACTS, condition: null, facing: null, view: '' }
const home = (typeGroup: string, slug: string, { added = [] as string[], ...facts } = {}) => ({
  typeGroup,
  slug,
  added,
  facts: JSON.stringify({ ...FACTS, ...facts }),
})
const BLOCK = ['PUBLIC_STACK', 'blk-101-cedar-ave'] as const

const ask = <Data>(document: object, variables: object, who: { token: string }, country: CountryCode = 'SG') =>
  provider.ask<Data>(String(document), { ...variables }, { authorization: `Bearer ${who.token}`, 'country-code': country })
const evidenceOf = async (of: object, country: CountryCode = 'SG') => {
  const { data, errors } = await ask<AnalysisEvidenceQuery>(AnalysisEvidenceDocument, { home: of }, agent, country)
  expect(errors).toEqual([])
  return data?.analysisEvidence
}
const isGiven = (one: AnalysisEvidenceQuery['analysisEvidence'] | undefined): one is Evidence => one?.__typename === 'AnalysisEvidence'
const asEngine = (one: Evidence): EngineEvidence => one
const save = (change: object = {}, key = tools.newKey(), who = agent) =>
  ask<SaveMarketAnalysisMutation>(
    SaveMarketAnalysisDocument,
    {
      key,
      input: {
        renews: false,
        home: home(...BLOCK),
        title: 'For Mrs Lim',
        note: 'Seen on Monday.',
        showsEngine: true,
        choice: JSON.stringify(ENGINES_CHOICE),
        ...change,
      },
    },
    who,
  )

describe('the engine’s own choice', () => {
  it.each(['SG', 'MY', 'HK'] as const)('is the estimate to the unit of money, for homes of every kind in %s', async (country) => {
    const pages = await Promise.all(
      [0, 20, 100].map((offset) => provider.ask<MapListQuery>(MapListDocument, { first: 15, offset }, { 'country-code': country })),
    )
    const methods = new Set<string>()
    for (const { typeGroup, slug } of pages.flatMap(({ data }) => data?.projects.nodes ?? [])) {
      const [evidence, answer] = await Promise.all([
        evidenceOf(home(typeGroup, slug), country),
        provider.ask<EstimateHomeQuery>(EstimateHomeDocument, { typeGroup, slug }, { 'country-code': country }),
      ])
      const estimate = answer.data?.project?.estimate
      if (estimate?.__typename !== 'Estimate' || !isGiven(evidence)) {
        expect([estimate?.__typename, evidence?.__typename]).toEqual(['EstimateRefusal', 'EstimateRefusal'])
        continue
      }
      methods.add(`${typeGroup} ${estimate.method}`)
      expect(evidence.value).toBe(estimate.value)
      expect(analyse(asEngine(evidence), ENGINES_CHOICE)).toMatchObject({ value: estimate.value, departure: 0 })
      const weights = evidence.sales.reduce((sum, { weight }) => sum + weight, evidence.further?.weight ?? 0)
      expect(weights).toBeCloseTo(1, 6)
    }
    expect(methods.size).toBeGreaterThan(country === 'MY' ? 1 : 0)
    if (country === 'SG') expect([...methods]).toContain('PUBLIC_STACK ENGINE')
  })

  it('stays so when sales are added from the neighbourhood', async () => {
    const evidence = await evidenceOf(home(...BLOCK))
    if (!isGiven(evidence)) throw new Error('refused')
    const without = evidence.sales.map(({ id }) => id)
    const { data } = await ask<FurtherAnalysisSalesQuery>(
      FurtherAnalysisSalesDocument,
      { home: home(...BLOCK), without, first: 3, offset: 0 },
      agent,
    )
    const found = data?.furtherAnalysisSales
    expect(found?.totalCount).toBe(evidence.further?.count)
    const added = found?.nodes.map(({ id }) => id) ?? []
    expect(added).toHaveLength(3)
    expect(without).not.toContain(added[0])
    const wider = await evidenceOf(home(...BLOCK, { added }))
    if (!isGiven(wider)) throw new Error('refused')
    expect(wider.sales).toHaveLength(evidence.sales.length + 3)
    expect(wider.further?.count).toBe((evidence.further?.count ?? 0) - 3)
    expect(analyse(asEngine(wider), ENGINES_CHOICE)).toMatchObject({ value: evidence.value })
  })

  it('is refused with its reason where the engine refuses, and by a code where it would be kept', async () => {
    expect(await evidenceOf(home(...BLOCK, { areaSqm: 900 } as object))).toMatchObject({
      __typename: 'EstimateRefusal',
      reason: 'SIZE_NOT_HERE',
    })
    expect(codeOf(await save({ home: home(...BLOCK, { areaSqm: 900 } as object) }))).toBe('analysis-evidence')
    expect(codeOf(await save({ home: home('PUBLIC_STACK', 'nowhere') }))).toBe('analysis-project')
  })
})

describe('a kept analysis', () => {
  it('comes out of a copy by the sales of today, once, for whoever may make one', async () => {
    const evidence = await evidenceOf(home(...BLOCK))
    if (!isGiven(evidence)) throw new Error('refused')
    const sale = evidence.sales[0]?.id ?? ''
    const choice = { ...ENGINES_CHOICE, sales: { [sale]: { ...ENGINES_SALE, adjustments: { condition: 5 } } } }
    const record = { id: 'a', country: 'SG', typeGroup: 'public-stack', slug: 'blk-101-cedar-ave', title: 'Brought', note: 'Zeile 1\n房' }
    const copied = { ...record, facts: FACTS, added: [], choice, showsEngine: 1, createdAt: '2026-01-02T03:04:05.000Z' }
    // of a sale that is no evidence here
    const other = { ...copied, id: 'b', choice: { ...choice, sales: { ...choice.sales, 999999999: ENGINES_SALE } } }
    const take = async (...records: object[]) => {
      const lines = records.map((one) => JSON.stringify(one)).join('\n')
      return ask<TakeCopyRecordsMutation>(TakeCopyRecordsDocument, { kind: 'MARKET_ANALYSES', lines }, rival)
    }
    for (let times = 0; times < 2; times++)
      expect((await take(copied)).data?.takeCopyRecords).toEqual({ taken: 1, refused: [], omitted: [], made: [] })
    expect(
      (await take(other, { ...copied, id: 'c', slug: 'gone' }, { ...copied, id: 'd', country: 'MY' })).data?.takeCopyRecords,
    ).toMatchObject({
      taken: 1,
      omitted: [{ line: 1, field: 'choice' }],
      refused: [
        { line: 2, code: 'analysis-project' },
        { line: 3, code: 'other-country' },
      ],
    })
    expect(codeOf(await take(...Array.from({ length: ANALYSES_TAKEN_AT_ONCE + 1 }, () => copied)))).toBe('copy-lines')
    const kept = (await ask<OwnMarketAnalysesQuery>(OwnMarketAnalysesDocument, {}, rival)).data?.ownMarketAnalyses.nodes
    const { value } = analyse(asEngine(evidence), choice) as { value: number }
    expect(kept).toMatchObject([
      { title: 'Brought', value },
      { title: 'Brought', value },
    ])
    for (const { id } of kept ?? []) await ask(DeleteMarketAnalysisDocument, { id }, rival)
  })

  it('is made once for its key, changed by its version alone, listed by home, copied and deleted', async () => {
    const key = tools.newKey()
    const [first, again] = [await save({}, key), await save({}, key)]
    expect(first.errors).toEqual([])
    const made = first.data?.saveMarketAnalysis
    if (!made) throw new Error('not kept')
    expect(again.data?.saveMarketAnalysis.card.id).toBe(made.card.id)
    expect(made.card).toMatchObject({ title: 'For Mrs Lim', version: 1, value: made.evidence.value })

    const id = made.card.id
    const sale = made.evidence.sales[0]?.id ?? ''
    const choice = { ...ENGINES_CHOICE, sales: { [sale]: { ...ENGINES_SALE, adjustments: { condition: 5 } } } }
    const change = { id, version: 1, choice: JSON.stringify(choice), title: 'Dearer' }
    const changeKey = tools.newKey()
    const changed = (await save(change, changeKey)).data?.saveMarketAnalysis
    expect(changed?.card).toMatchObject({ version: 2, title: 'Dearer' })
    expect(changed?.card.value).toBeGreaterThan(made.card.value)
    expect((await save(change, changeKey)).data?.saveMarketAnalysis.card.version).toBe(2)
    expect(codeOf(await save(change))).toBe('analysis-version')

    const list = async (of: object) =>
      (await ask<OwnMarketAnalysesQuery>(OwnMarketAnalysesDocument, of, agent)).data?.ownMarketAnalyses.nodes.map(({ title }) => title)
    const copied = await ask<CopyMarketAnalysisMutation>(
      CopyMarketAnalysisDocument,
      { key: tools.newKey(), id, title: 'Dearer (2)' },
      agent,
    )
    expect(copied.errors).toEqual([])
    expect((await list({ typeGroup: BLOCK[0], slug: BLOCK[1] }))?.toSorted()).toEqual(['Dearer', 'Dearer (2)'])
    expect(await list({ typeGroup: BLOCK[0], slug: 'elsewhere' })).toEqual([])
    await ask(DeleteMarketAnalysisDocument, { id }, agent)
    expect(await list({})).toEqual(['Dearer (2)'])
    expect(codeOf(await ask(OwnMarketAnalysisDocument, { id }, agent))).toBe('analysis-unknown')
  })

  it.each([
    ['analysis-title', { title: ' ' }],
    ['analysis-note', { note: 'x'.repeat(1_001) }],
    ['analysis-choice', { choice: '[' }],
    ['analysis-choice', { choice: '{"sales":{"x":{}}}' }],
    ['analysis-facts', { home: { ...home(...BLOCK), facts: '{}' } }],
    ['analysis-added', { home: home(...BLOCK, { added: ['x'] }) }],
    ['analysis-unknown', { id: 'x', version: 1 }],
    ['analysis-few', { choice: JSON.stringify({ sales: {}, withFurther: true, withModel: true }), home: home(...BLOCK) }],
  ])('is refused: %s', async (code, change) => {
    let asked = change
    if (code === 'analysis-few') {
      const evidence = await evidenceOf(home(...BLOCK))
      const out = isGiven(evidence) ? evidence.sales.map(({ id }) => [id, { ...ENGINES_SALE, isIn: false }]) : []
      asked = { ...change, choice: JSON.stringify({ ...ENGINES_CHOICE, withFurther: false, sales: Object.fromEntries(out) }) }
    }
    expect(codeOf(await save(asked))).toBe(code)
  })

  it('refuses what is beyond the limits of an adjustment', async () => {
    const evidence = await evidenceOf(home(...BLOCK))
    const sale = isGiven(evidence) ? (evidence.sales[0]?.id ?? '') : ''
    const choice = { ...ENGINES_CHOICE, sales: { [sale]: { ...ENGINES_SALE, adjustments: { floor: 9 } } } }
    expect(codeOf(await save({ choice: JSON.stringify(choice) }))).toBe('analysis-adjustment')
  })

  it('is nobody else’s', async () => {
    const id = (await save()).data?.saveMarketAnalysis.card.id
    expect(codeOf(await ask(OwnMarketAnalysisDocument, { id }, rival))).toBe('analysis-unknown')
    expect(codeOf(await ask(AnalysisWorkbookDocument, { id }, rival))).toBe('analysis-unknown')
    expect(codeOf(await save({ id, version: 1 }, tools.newKey(), rival))).toBe('analysis-unknown')
    await ask(DeleteMarketAnalysisDocument, { id }, rival)
    expect((await ask(OwnMarketAnalysisDocument, { id }, agent)).errors).toEqual([])
  })

  it('keeps what its maker proposes to ask apart from the estimate, within limits', async () => {
    const value = (await save()).data?.saveMarketAnalysis.card.value ?? 0
    const asking = { low: value, high: Math.round(value * 1.05), why: ' The kitchen  is new. ' }
    const kept = (await save({ asking })).data?.saveMarketAnalysis
    expect(kept).toMatchObject({ asking: { ...asking, why: 'The kitchen is new.' }, card: { value } })
    const { data } = await ask<AnalysisWorkbookQuery>(AnalysisWorkbookDocument, { id: kept?.card.id }, agent)
    expect(data?.analysisWorkbook).toMatchObject({ asking: { low: value, high: asking.high }, value })
    const refused = [{ low: Math.round(value * 0.4) }, { high: value - 1 }, { high: value * 3 }, { why: ' ' }, { why: 'x'.repeat(301) }]
    for (const change of refused)
      expect(codeOf(await save({ asking: { ...asking, ...change } })), JSON.stringify(change)).toBe('analysis-asking')
    const copied = await ask<{ copyMarketAnalysis: { card: { id: string } } }>(
      CopyMarketAnalysisDocument,
      { key: tools.newKey(), id: kept?.card.id, title: 'Once more' },
      agent,
    )
    const copy = await ask<{ ownMarketAnalysis: object }>(OwnMarketAnalysisDocument, { id: copied.data?.copyMarketAnalysis.card.id }, agent)
    expect(copy.data?.ownMarketAnalysis).toMatchObject({ asking: { low: value } })
    // taken back
    expect((await save({ id: kept?.card.id, version: 1 })).data?.saveMarketAnalysis.asking).toBeNull()
  })

  it('is handed on without the automatic estimate where the agent leaves it out', async () => {
    const workbook = async (showsEngine: boolean) => {
      const id = (await save({ showsEngine })).data?.saveMarketAnalysis.card.id
      return (await ask<AnalysisWorkbookQuery>(AnalysisWorkbookDocument, { id }, agent)).data?.analysisWorkbook
    }
    const [shown, hidden] = [await workbook(true), await workbook(false)]
    expect(shown?.engine).toMatchObject({ value: shown?.value, departure: 0 })
    expect(hidden).toMatchObject({ engine: null, value: shown?.value })
    const shares = hidden?.sales.reduce((sum, { share }) => sum + share, hidden.furtherShare)
    expect(shares).toBeCloseTo(1, 6)
  })
})

describe('what is for sale beside a workbook', () => {
  const workbook = async () => {
    const id = (await save()).data?.saveMarketAnalysis.card.id
    return (await ask<AnalysisWorkbookQuery>(AnalysisWorkbookDocument, { id }, agent)).data?.analysisWorkbook
  }

  it('is told where there are three of its kind, and what asking has meant where ten were sold of two steps', async () => {
    const seller = await tools.agent()
    const before = await workbook()
    expect(before).toMatchObject({ forSale: null, askingSteps: [] })
    const unitMix = before?.unitMix ?? ''
    const live: string[] = []
    for (const [at, areaSqm] of [90, 120, 150].entries())
      live.push(
        await tools.live(seller.token, { unitMix, areaSqm, price: 500_000 + 100_000 * at, address: `#0${at + 2}-1`, floor: at + 2 }),
      )
    await tools.live(seller.token, { activity: 'RENT', unitMix, price: 2_800, address: '#09-1', floor: 9 })
    await tools.whole(seller.token, { unitMix, areaSqm: 200, price: 900_000, address: '#10-1', floor: 10 })
    const psf = [90, 120, 150].map((areaSqm, at) => (500_000 + 100_000 * at) / (areaSqm * 10.763910416709722)).sort((a, b) => a - b)
    const forSale = (await workbook())?.forSale
    expect(forSale).toMatchObject({ areaName: null, count: 3, psf: { median: expect.closeTo(psf[1] ?? 0, 0) } })
    const sizes = forSale?.homes.map(({ areaSqm }) => Math.abs((areaSqm ?? 0) - (before?.areaSqm ?? 0))) ?? []
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))

    const [row] = await tools.stored<Record<string, unknown>>('select * from listing where id = ?', live[0])
    await tools.stored('update listing_group set estimate = 500000 where id = ?', row?.group_id)
    const sold = async (price: number, days: number, at: number) => {
      const id = crypto.randomUUID()
      const end = Math.floor(Date.now() / 1_000) - 86_400
      const copy = {
        ...row,
        id,
        source_key: id,
        state: 'closed',
        price,
        first_seen_at: end - days * 86_400,
        state_at: end,
        address: `#${at}`,
      }
      const names = Object.keys(copy)
      await tools.stored(`insert into listing (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`, ...Object.values(copy))
      await tools.stored("insert into listing_closing (listing_id, from_state, outcome, at) values (?, 'live', ?, ?)", id, 'sold', end)
    }
    for (let at = 0; at < 10; at++) {
      await sold(480_000, 20, at)
      await sold(510_000, 60, at)
      if (at > 0) await sold(600_000, 300, at)
    }
    expect((await workbook())?.askingSteps).toEqual([
      { from: null, to: 0.97, count: 10, days: { low: 20, median: 20, high: 20 } },
      { from: 1, to: 1.03, count: 10, days: { low: 60, median: 60, high: 60 } },
    ])
  })
})

describe('who makes analyses', () => {
  const standing = async (who: { token: string }) =>
    (await ask<AnalysisStandingQuery>(AnalysisStandingDocument, {}, who)).data?.analysisStanding

  it('are agents with a plan, and seats to which reports are granted', async () => {
    const free = await tools.payer(0)
    await tools.run("update user set kind = 'agent' where id = ?", free.id)
    const person = await tools.newPerson()
    const [granted, other] = [await tools.seated(agent), await tools.seated(agent, { rights: ['LEADS'] })]
    expect([await standing(agent), await standing(free), await standing(person)]).toEqual(['OPEN', 'NEEDS_PLAN', 'AGENTS_ONLY'])
    expect([await standing(granted), await standing(other)]).toEqual(['OPEN', 'SEAT_RIGHT'])
    expect(codeOf(await save({}, tools.newKey(), free))).toBe('needs-subscription')
    expect(codeOf(await save({}, tools.newKey(), { ...person }))).toBe('analysis-agents')
    expect(codeOf(await save({}, tools.newKey(), { ...agent, token: other.token }))).toBe('seat-right')
    expect((await save({}, tools.newKey(), { ...agent, token: granted.token })).errors).toEqual([])
  })

  it('a seat’s workbook stands under the lines of whoever pays for it', async () => {
    const seat = await tools.seated(rival)
    await tools.run(
      `insert or replace into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
        values (?, 'SG', 'R990077P', 'R990077P', 'PAYER OF SEATS', 'LANTERN BAY REALTY', 'L3990001A')`,
      rival.id,
    )
    const who = { ...rival, token: seat.token }
    const id = (await save({}, tools.newKey(), who)).data?.saveMarketAnalysis.card.id
    const { data, errors } = await ask<AnalysisWorkbookQuery>(AnalysisWorkbookDocument, { id }, who)
    expect(errors).toEqual([])
    expect(data?.analysisWorkbook.lines).toMatchObject({ name: 'Payer Of Seats', licence: 'R990077P', agency: 'LANTERN BAY REALTY' })
    // made by the seat, it is the seat's alone
    expect(codeOf(await ask(AnalysisWorkbookDocument, { id }, rival))).toBe('analysis-unknown')
  })
})
