import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { madeTar } from '#fixtures/made-tar.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { silentProgress } from '../../build/progress.ts'
import type { SourceRow } from '../../db/market/rows.ts'
import { memorySink } from '../../demo/memory-sink.ts'
import type { RecognisedFile } from '../import-context.ts'
import { RejectionReport } from '../rejections.ts'
import { plannedOpening, RailPlan } from './rail-plan.ts'

const TODAY = '2026-11-30'

const line = (id: string, name: string, startedAt: string) => ({
  id,
  name: { 'en-SG': name },
  type: 'mrt.high',
  color: '#d42e12',
  startedAt,
})
const station = (id: string, name: string, lineId: string, code: string, startedAt: string) => ({
  id,
  name: { 'en-SG': name },
  geo: { latitude: 1.3 + code.length / 100, longitude: 103.8 },
  stationCodes: [{ lineId, code, startedAt, endedAt: null }],
})

const ENTITIES: Record<string, unknown> = {
  'data/line/NSL.json': line('NSL', 'North-South Line', '1987-11-07'),
  'data/line/CRL.json': line('CRL', 'Cross Island Line', '2030-12-31'),
  'data/station/AMK.json': station('AMK', 'Ang Mo Kio', 'NSL', 'NS16', '1987-11-07'),
  'data/station/TVK.json': station('TVK', 'Tavistock', 'CRL', 'CR10', '2030-12-31'),
  'data/station/BRK.json': station('BRK', 'Brickland', 'NSL', 'NS3A', '2034-01-01'),
  'data/service/CRL_MAIN_E.json': {
    id: 'CRL_MAIN_E',
    lineId: 'CRL',
    revisions: [{ startAt: '2030-12-31', path: { stations: [{ stationId: 'TVK' }, { stationId: 'AMK' }] } }],
  },
  'data/town/bishan.json': { id: 'bishan' },
}

const TIMETABLE: Timetable = {
  source: 'Made by a test',
  publishedOn: '2026-02-09',
  stops: [
    { name: 'Ang Mo Kio', lat: 1.37, lng: 103.85, isStepFree: null, opens: null },
    { name: 'Bishan', lat: 1.35, lng: 103.85, isStepFree: null, opens: null },
  ],
  lines: [
    { name: 'NS', mode: 'RAIL', color: null, opens: null, disruptions: null },
    { name: '88', mode: 'BUS', color: null, opens: null, disruptions: null },
  ],
  patterns: [{ line: 0, stops: [0, 1], arrivals: [0, 120], departures: [0, 120], runs: [{ days: 31, first: 0, last: 0, headway: 0 }] }],
  transfers: [],
}

const DISRUPTIONS = [
  'issue_id,type,entity,period_kind,start,end,effects,causes',
  '2011-12-15-train-fault,disruption,NSL_MAIN_N,fixed,2011-12-15T18:50:00+08:00,,delay,',
  '2011-12-15-train-fault,disruption,NSL_MAIN_S,fixed,2011-12-15T18:50:00+08:00,,delay,',
  '2012-04-13-track-fault,disruption,NSL_MAIN_N,,,,,',
  '2013-01-01-works,maintenance,NSL_MAIN_N,fixed,2013-01-01T00:00:00+08:00,,,',
  '2014-05-05-signal-fault,disruption,CCL_MAIN_CW,fixed,2014-05-05T08:00:00+08:00,,delay,',
  '2015-05-05-no-day,disruption,NSL_MAIN_N,fixed,soon,,,',
].join('\n')

async function plan(entities: Record<string, unknown> = ENTITIES) {
  const folder = mkdtempSync(join(tmpdir(), 'rail-plan-'))
  const file = (name: string, bytes: Buffer | string): RecognisedFile => {
    writeFileSync(join(folder, name), bytes)
    const format = { id: name, market: 'SG' as const, title: name, licence: '', recognise: () => true }
    return { path: join(folder, name), format, hash: '', bytes: bytes.length }
  }
  const texts = Object.entries(entities).map(([name, entity]) => [name, typeof entity === 'string' ? entity : JSON.stringify(entity)])
  const files = [file('entities.tar.gz', madeTar(Object.fromEntries(texts))), file('disruptions.csv', DISRUPTIONS)] as const
  const [report, { sink, rows }] = [new RejectionReport(), memorySink()]
  const context = { sink, progress: silentProgress, report, files }
  const made = new RailPlan(TODAY)
  await made.readEntities(files[0], context)
  await made.readDisruptions(files[1], context)
  return { made, refused: report.rows, sources: rows.source.map(({ rowsRead }: SourceRow) => rowsRead) }
}

it('names the lines that are open, with how often they were disrupted on record', async () => {
  const { made, refused, sources } = await plan()
  const { lines } = made.completed(TIMETABLE)
  expect(lines[0]).toEqual({
    name: 'North-South Line',
    mode: 'RAIL',
    color: 'D42E12',
    opens: null,
    disruptions: { count: 2, from: '2011-12-15', to: '2014-05-05' },
  })
  expect(lines[1]).toEqual(TIMETABLE.lines[1])
  expect(refused).toEqual([{ file: 'disruptions.csv', row: 6, column: 'start', reason: 'is not a day' }])
  expect(sources).toEqual([6, 6])
})

it('adds stations and lines to come with their years, and no times that nobody knows', async () => {
  const { made } = await plan()
  const { stops, lines, patterns } = made.completed(TIMETABLE)
  expect(stops.slice(2).map(({ name, opens }) => [name, opens])).toEqual([
    ['Tavistock', { from: 2030, to: 2031 }],
    ['Brickland', { from: 2034, to: 2034 }],
  ])
  expect(lines[2]).toMatchObject({ name: 'Cross Island Line', opens: { from: 2030, to: 2031 }, disruptions: null })
  expect(patterns[0]).toEqual(TIMETABLE.patterns[0])
  // it ends at a station that is open
  expect(patterns[1]).toMatchObject({ line: 2, stops: [2, 0], runs: [] })
  expect(patterns[1]?.arrivals[0]).toBe(0)
})

it('takes the last day of a year for a year that is not certain', () => {
  expect(plannedOpening('2028-12-31')).toEqual({ from: 2028, to: 2029 })
  expect(plannedOpening('2028-06-30')).toEqual({ from: 2028, to: 2028 })
})

it('refuses an entity that is not as published, and an archive of many such', async () => {
  const many = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`data/line/X${at}.json`, line(`X${at}`, 'Line', '1990-01-01')]))
  const { refused } = await plan({ ...ENTITIES, ...many, 'data/station/BAD.json': '{"id":' })
  expect(refused[0]).toEqual({ file: 'entities.tar.gz', row: 10, column: 'BAD.json', reason: 'is not JSON' })
  await expect(plan({ 'data/line/NSL.json': { id: 'NSL' } })).rejects.toThrow(/1 of 1 rows cannot be read/)
})
