import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { unpackTimetable } from '#market/timetable/packed-timetable.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { readStoredArtifact } from '../../src/server/provider/build/artifacts.ts'
import { madeTar } from '../fixtures/made-tar.ts'
import { madeZip } from '../fixtures/made-zip.ts'
import { dump, importInto, rows } from './import-into.ts'
import { madeFolder } from './made-folder.ts'
import { madeMalaysia, madeMalaysiaFiles } from './made-malaysia.ts'

/** The timetable of a market; null where it has none. */
function timetableOf(file: string): Timetable | null {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const bytes = readStoredArtifact(db, 'timetable')
    const read = bytes && unpackTimetable(bytes)
    if (read && !read.ok) throw new Error(read.failure.code)
    return read?.value ?? null
  } finally {
    db.close()
  }
}

const WEEK = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date'

const RAPID_RAIL = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nrapidrail,rapidrail,http://rail.example,Asia/Kuala_Lumpur',
  'calendar.txt': `${WEEK}\nweekday,1,1,1,1,1,0,0,20200401,20250331`,
  'stop_times.txt': [
    'route_id,direction_id,trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    'KJL,0,KJ_0,6:00:00,6:00:18,KJ20,1',
    'KJL,0,KJ_0,6:05:00,6:05:20,KJ29,2',
    'BRT,0,BRT_0,6:00:00,6:00:00,KJ29,1',
    'BRT,0,BRT_0,6:10:00,6:10:00,BRT7,2',
    'KJL,1,KJ_1,6:00:00,6:00:00,KJ29,1',
    'KJL,1,KJ_1,6:04:00,6:04:00,KJ20,2',
  ].join('\n'),
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nKJ_0,6:00:00,9:00:00,180\nKJ_0,9:00:00,24:00:00,600',
}

describe('the timetable of a market', () => {
  const files = { ...madeMalaysiaFiles(), ...RAPID_RAIL }

  it('is made of files that lie apart, of which stops and lines serve the map as well', async () => {
    const { targetFile, outcome } = await importInto(madeMalaysia(files), undefined, 'MY')
    const timetable = timetableOf(targetFile)
    expect(timetable).toMatchObject({ source: 'rapidrail', publishedOn: '2025-03-24' })
    expect(timetable?.lines.map(({ name, mode, color }) => [name, mode, color])).toEqual([
      ['LRT Kelana Jaya Line', 'RAIL', 'D50032'],
      ['BRT', 'BUS', '115740'],
    ])
    expect(timetable?.patterns[0]).toEqual({
      line: 0,
      stops: [0, 1],
      arrivals: [0, 282],
      departures: [0, 302],
      runs: [
        { days: 31, first: 21_600, last: 32_220, headway: 180 },
        { days: 31, first: 32_400, last: 85_800, headway: 600 },
      ],
    })
    expect(timetable?.stops[0]).toEqual({ name: 'TAMAN JAYA', lat: 3.10409, lng: 101.64525, isStepFree: true, opens: null })
    expect(rows(targetFile, "select kind, rows_read as read from source where kind like 'my-gtfs-%' order by kind")).toEqual([
      { kind: 'my-gtfs-agency', read: 1 },
      { kind: 'my-gtfs-calendar', read: 1 },
      { kind: 'my-gtfs-frequencies', read: 2 },
      { kind: 'my-gtfs-routes', read: 2 },
      { kind: 'my-gtfs-shapes', read: 5 },
      { kind: 'my-gtfs-stop-times', read: 6 },
      { kind: 'my-gtfs-stops', read: 4 },
      { kind: 'my-gtfs-trips', read: 3 },
    ])
    expect(outcome.report.rows.filter(({ file }) => file in RAPID_RAIL)).toEqual([])
  })

  it('is none where no times are published, and the old edition stays where they cannot be read', async () => {
    const { targetFile, home } = await importInto(madeMalaysia(), undefined, 'MY')
    expect(timetableOf(targetFile)).toBeNull()
    const before = dump(targetFile)
    const broken = { ...files, 'stop_times.txt': RAPID_RAIL['stop_times.txt'].replaceAll('KJ29', 'KJ99') }
    await expect(importInto(madeMalaysia(broken), home, 'MY')).rejects.toThrow(
      'stop_times.txt: 3 of 6 rows cannot be read (stop_id is no stop of the feed)',
    )
    expect(dump(targetFile)).toBe(before)
  })

  it('is made of a zip, with the lines to come and the disruptions that another file tells', async () => {
    const folder = madeFolder()
    const feed = {
      'agency.txt': 'agency_name,agency_timezone\nLTA,Asia/Singapore',
      'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nNS16,Ang Mo Kio,1.37,103.8495\nNS17,Bishan,1.351,103.8485',
      'routes.txt': 'route_id,route_short_name,route_long_name,route_type\nNS,NS,,1',
      'trips.txt': 'route_id,service_id,trip_id\nNS,WD,NS:0',
      'stop_times.txt':
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nNS:0,05:00:00,05:00:00,NS16,1\nNS:0,05:03:00,05:03:00,NS17,2',
      'calendar.txt': `${WEEK}\nWD,1,1,1,1,1,0,0,20010101,20201231`,
    }
    writeFileSync(join(folder, 'feed.zip'), madeZip(feed))
    const entities = {
      'data/': '',
      'data/line/NSL.json': {
        id: 'NSL',
        name: { 'en-SG': 'North-South Line' },
        type: 'mrt.high',
        color: '#d42e12',
        startedAt: '1987-11-07',
      },
      'data/station/AMK.json': {
        id: 'AMK',
        name: { 'en-SG': 'Ang Mo Kio' },
        geo: { latitude: 1.37, longitude: 103.8495 },
        stationCodes: [{ lineId: 'NSL', code: 'NS16', startedAt: '1987-11-07', endedAt: null }],
      },
    }
    const texts = Object.entries(entities).map(([name, entity]) => [name, entity === '' ? '' : JSON.stringify(entity)])
    writeFileSync(join(folder, 'rail.tar.gz'), madeTar(Object.fromEntries(texts)))
    writeFileSync(
      join(folder, 'disruptions.csv'),
      'issue_id,type,entity,period_kind,start,end,effects,causes\n2020-01-02-fault,disruption,NSL_MAIN_N,fixed,2020-01-02T08:00:00+08:00,,,',
    )
    const { targetFile, outcome } = await importInto(folder)
    expect(outcome.recognised).toEqual(
      expect.arrayContaining([
        'feed.zip: Timetable of public transport (GTFS)',
        'rail.tar.gz: Rail lines and stations with the days of their opening',
        'disruptions.csv: Recorded disruptions of rail lines',
      ]),
    )
    expect(timetableOf(targetFile)).toMatchObject({
      publishedOn: '2020-12-21',
      lines: [{ name: 'North-South Line', color: 'D42E12', disruptions: { count: 1, from: '2020-01-02', to: '2020-01-02' } }],
      patterns: [{ stops: [0, 1], arrivals: [0, 180], runs: [{ days: 31, first: 18_000, last: 18_000, headway: 0 }] }],
    })
    writeFileSync(join(folder, 'feed.zip'), madeZip({ ...feed, 'stop_times.txt': 'trip_id\n' }))
    await expect(importInto(folder)).rejects.toThrow('feed.zip/stop_times.txt: has no rows')
  })
})
