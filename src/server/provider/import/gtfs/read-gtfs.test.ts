import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomTimetable } from '#fixtures/random-timetable.ts'
import { departuresOf, gtfsSpelling, writtenGtfs } from '#fixtures/written-gtfs.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { RejectionReport } from '../rejections.ts'
import { type GtfsTables, tableOfText } from './gtfs-tables.ts'
import { readGtfs } from './read-gtfs.ts'

const TODAY = '2026-02-11'

async function read(files: Readonly<Record<string, string>>, today = TODAY) {
  const report = new RejectionReport()
  const tables: GtfsTables = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, tableOfText(`${name}.txt`, text)]))
  const { timetable, counts } = await readGtfs(tables, report, { today })
  return { timetable, counts, refused: report.rows.map(({ file, row, column, reason }) => `${file} ${row} ${column} ${reason}`) }
}

/** What a timetable says, whatever the order and the grouping in which it says it: every departure, and every change between served stops. */
function said({ source, publishedOn, stops, lines, patterns, transfers }: Timetable) {
  const stopText = (at: number) => JSON.stringify(stops[at])
  const served = new Set(patterns.flatMap((pattern) => pattern.stops))
  return {
    source,
    publishedOn,
    departures: new Set(
      patterns.flatMap(({ line, stops: called, arrivals, departures, runs }) => {
        const ride = JSON.stringify([lines[line], called.map(stopText), arrivals, departures])
        return runs.flatMap((run) =>
          [0, 1, 2, 3, 4, 5, 6].flatMap((day) => ((run.days >> day) & 1 ? departuresOf(run).map((at) => `${ride} ${day} ${at}`) : [])),
        )
      }),
    ),
    changes: new Set(
      transfers.flatMap(({ from, to, seconds }) =>
        served.has(from) && served.has(to) && !(from === to && seconds === 86_400) ? [`${stopText(from)} ${stopText(to)} ${seconds}`] : [],
      ),
    ),
  }
}

it('reads a timetable that was written in any spelling as the same timetable', async () => {
  await fc.assert(
    fc.asyncProperty(randomTimetable({ isWhole: false }), gtfsSpelling, async (timetable, spelling) => {
      const { timetable: again, refused } = await read(writtenGtfs(timetable, spelling))
      expect(refused).toEqual([])
      expect(said(again)).toEqual(said(timetable))
    }),
    { numRuns: 60 },
  )
})

const WEEK = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date'
const FEED = {
  agency: 'agency_name\nMade by a test',
  stops: 'stop_id,stop_name,stop_lat,stop_lon\na,Alder,1.3,103.8\nb,Birch,1.31,103.81\nc,Cedar,1.32,103.82\nd,,1.33,103.83',
  routes: 'route_id,route_short_name,route_long_name,route_type,route_color\ne,EL,Elm Line,1,00ff7a',
  trips: ['route_id,service_id,trip_id', ...[1, 2, 3, 4, 5, 6].map((at) => `e,daily,t${at}`)].join('\n'),
  stop_times: [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled',
    ...[1, 2, 3, 4, 5, 6].flatMap((at) => [
      `t${at},${at}:00:00,${at}:00:00,a,1,0`,
      `t${at},${at}:10:00,${at}:11:00,b,2,6`,
      `t${at},${at}:20:00,${at}:20:00,c,3,8`,
    ]),
  ].join('\n'),
  calendar: `${WEEK}\ndaily,1,1,1,1,1,1,1,20260101,20260331`,
}

const replaced = (table: keyof typeof FEED, from: string, to: string) => {
  if (!FEED[table].includes(from)) throw new Error(`${table} has no ${from}`)
  return { ...FEED, [table]: FEED[table].replace(from, to) }
}

const added = (table: keyof typeof FEED, row: string) => ({ ...FEED, [table]: `${FEED[table]}\n${row}` })

describe('a feed as it should be', () => {
  it('gives lines by their names, with their colours, and stops by name', async () => {
    const { timetable, refused } = await read(FEED)
    expect(refused).toEqual([])
    expect(timetable).toEqual({
      source: 'Made by a test',
      publishedOn: '2026-02-09',
      stops: [
        { name: 'Alder', lat: 1.3, lng: 103.8, isStepFree: null, opens: null },
        { name: 'Birch', lat: 1.31, lng: 103.81, isStepFree: null, opens: null },
        { name: 'Cedar', lat: 1.32, lng: 103.82, isStepFree: null, opens: null },
      ],
      lines: [{ name: 'Elm Line', mode: 'RAIL', color: '00FF7A', opens: null, disruptions: null }],
      patterns: [
        {
          line: 0,
          stops: [0, 1, 2],
          arrivals: [0, 600, 1200],
          departures: [0, 660, 1200],
          // six trips, one an hour
          runs: [{ days: 127, first: 3_600, last: 21_600, headway: 3_600 }],
        },
      ],
      transfers: [],
    })
  })

  it('puts stops between timepoints by the distance, and without it at equal intervals', async () => {
    const times = async (text: string) => (await read({ ...FEED, stop_times: text })).timetable.patterns[0]?.arrivals
    const untimed = FEED.stop_times.replaceAll(/\d:10:00,\d:11:00,b/g, ',,b')
    expect(await times(untimed)).toEqual([0, 900, 1200])
    expect(await times(untimed.replaceAll(/,[068]$/gm, ','))).toEqual([0, 600, 1200])
  })

  it('departs by headways up to the end and not at it, exactly or about', async () => {
    for (const exact of ['', '0', '1']) {
      const frequencies = `trip_id,start_time,end_time,headway_secs,exact_times\nt1,6:00:00,7:00:00,600,${exact}\nt1,7:00:00,7:25:00,1200,${exact}`
      const { timetable } = await read({ ...FEED, frequencies })
      expect(timetable.patterns[0]?.runs.slice(1, 3)).toEqual([
        { days: 127, first: 21_600, last: 24_600, headway: 600 },
        { days: 127, first: 25_200, last: 26_400, headway: 1_200 },
      ])
    }
  })

  it('takes the ordinary week that is nearest to the day of import, not that of a holiday', async () => {
    const holidays = ['09', '10', '11', '12', '13'].map((day) => `daily,202602${day},2`)
    const calendar_dates = ['service_id,date,exception_type', ...holidays].join('\n')
    expect((await read({ ...FEED, calendar_dates })).timetable.publishedOn).toBe('2026-02-02')
    expect((await read(FEED, '2027-05-05')).timetable.publishedOn).toBe('2026-03-23')
    expect((await read(FEED, '2020-05-05')).timetable.publishedOn).toBe('2026-01-05')
  })

  it('takes the days of the feed where its calendar holds no full week', async () => {
    const { timetable } = await read(replaced('calendar', '20260101,20260331', '20260106,20260108'))
    expect(timetable.publishedOn).toBe('2026-01-05')
    expect(timetable.patterns[0]?.runs[0]?.days).toBe(0b0001110)
  })

  it('knows the extended types of lines, and refuses a flight', async () => {
    for (const [type, mode] of [
      ['0', 'TRAM'],
      ['4', 'FERRY'],
      ['12', 'RAIL'],
      ['109', 'RAIL'],
      ['204', 'BUS'],
      ['401', 'RAIL'],
      ['715', 'BUS'],
      ['907', 'TRAM'],
      ['1000', 'FERRY'],
    ])
      expect((await read(replaced('routes', ',1,00ff7a', `,${type},00ff7a`))).timetable.lines[0]?.mode, type).toBe(mode)
    const flight = replaced(
      'routes',
      'e,EL,Elm Line,1,00ff7a',
      'e,EL,Elm Line,1,\nx1,,One,1,\nx2,,Two,1,\nx3,,Three,1,\nx4,,Four,1,\nf,,Flight,1102,',
    )
    expect((await read(flight)).refused).toEqual(['routes.txt 6 route_type is not a known value'])
  })

  it('takes transfers of all types for what they say', async () => {
    const transfers = [
      'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id',
      'a,b,0,,',
      'b,a,1,,',
      'a,c,2,240,',
      'c,a,3,,',
      'b,c,,,',
      'c,b,2,60,e',
      'd,a,2,60,',
    ].join('\n')
    expect((await read({ ...FEED, transfers })).timetable.transfers).toEqual([
      { from: 0, to: 2, seconds: 240 },
      { from: 1, to: 0, seconds: 0 },
      { from: 2, to: 0, seconds: 86_400 },
    ])
  })

  it('names a stop without a name by its code of the operator', async () => {
    const { timetable } = await read({ ...FEED, stop_times: FEED.stop_times.replaceAll(',c,', ',d,') })
    expect(timetable.stops.map(({ name }) => name)).toEqual(['Alder', 'Birch', 'd'])
  })
})

describe('rows that are wrong', () => {
  const cases: [what: string, files: Record<string, string>, refused: string][] = [
    [
      'a missing stop',
      replaced('stop_times', 't1,1:10:00,1:11:00,b', 't1,1:10:00,1:11:00,z'),
      'stop_times.txt 2 stop_id is no stop of the feed',
    ],
    ['times that go back', replaced('stop_times', 't1,1:10:00,1:11:00', 't1,0:10:00,0:11:00'), 'trips.txt 1 trip_id goes back in time'],
    [
      'a departure before its arrival',
      replaced('stop_times', '1:10:00,1:11:00', '1:10:00,1:09:00'),
      'stop_times.txt 2 departure_time is before arrival_time',
    ],
    [
      'a time of 30 hours',
      replaced('stop_times', '6:20:00,6:20:00', '30:20:00,30:20:00'),
      'stop_times.txt 18 arrival_time is 30 hours or more after midnight',
    ],
    ['a time that is none', replaced('stop_times', '1:10:00,1:11:00', '1:70:00,1:11:00'), 'stop_times.txt 2 arrival_time is not a time'],
    ['a stop that is there twice', added('stops', 'a,Ash,1.4,103.9'), 'stops.txt 5 stop_id is there twice'],
    ['a trip that is there twice', added('trips', 'e,daily,t1'), 'trips.txt 7 trip_id is there twice'],
    ['a call that is there twice', added('stop_times', 't1,1:30:00,1:30:00,a,3,9'), 'stop_times.txt 19 stop_sequence is there twice'],
    ['letters that are not UTF-8', added('stops', 'x,\uFFFDlm,1.4,103.9'), 'stops.txt 5 stop_name is not UTF-8'],
    ['a stop without a place', added('stops', 'x,Elder,,'), 'stops.txt 5 stop_lat is empty'],
    ['a place at zero degrees', added('stops', 'x,Elder,0,0'), 'stops.txt 5 stop_lat is no place'],
    ['a row that is too short', added('stops', 'x,Elder'), 'stops.txt 5  has 2 cells instead of 4'],
    ['a trip of no line', added('trips', 'z,daily,t7'), 'trips.txt 7 route_id is no line of the feed'],
    ['a trip on no days', added('trips', 'e,never,t7'), 'trips.txt 7 service_id is in no calendar of the feed'],
    ['a trip without stops', added('trips', 'e,daily,t7'), 'trips.txt 7 trip_id has fewer than two stops with a place'],
    ['a call of no trip', added('stop_times', 't9,1:00:00,1:00:00,a,1,0'), 'stop_times.txt 19 trip_id is no trip of the feed'],
    [
      'a trip with neither headways nor times',
      replaced('stop_times', 't1,1:00:00,1:00:00,a', 't1,,,a'),
      'trips.txt 1 trip_id has neither headways nor a time at its first stop',
    ],
    [
      'a trip without a time at its end',
      replaced('stop_times', 't1,1:20:00,1:20:00,c', 't1,,,c'),
      'trips.txt 1 trip_id has no time at its last stop',
    ],
  ]
  it.each(cases)('refuses %s and reads the rest', async (_, files, refused) => {
    const got = await read(files)
    expect(got.refused).toEqual([refused])
    expect(got.timetable.patterns.length).toBeGreaterThan(0)
  })

  it('counts what it read and refused, and leaves out without another word what belongs to a refused trip', async () => {
    const files = { ...added('trips', 'z,daily,t7'), stop_times: `${FEED.stop_times}\nt7,1:00:00,1:00:00,a,1,0` }
    const { counts, refused } = await read(files)
    expect(refused).toHaveLength(1)
    expect(counts.get('trips')).toEqual({ read: 7, rejected: 1 })
    expect(counts.get('stop_times')).toEqual({ read: 19, rejected: 0 })
  })
})

describe('feeds that are refused as a whole', () => {
  const without = (table: keyof typeof FEED) => Object.fromEntries(Object.entries(FEED).filter(([name]) => name !== table))
  const cases: [what: string, files: Record<string, string>, reason: string][] = [
    ['without stops', without('stops'), 'the GTFS feed has no stops.txt'],
    ['without times', without('stop_times'), 'the GTFS feed has no stop_times.txt'],
    ['without a calendar', without('calendar'), 'the GTFS feed has neither calendar.txt nor calendar_dates.txt'],
    ['with an empty file', { ...FEED, routes: '' }, 'routes.txt: has no rows'],
    ['with a file of names alone', { ...FEED, trips: 'route_id,service_id,trip_id\n' }, 'trips.txt: has no rows'],
    ['with a file of a mark alone', { ...FEED, stops: '\uFEFF' }, 'stops.txt: has no rows'],
    [
      'that is mostly wrong',
      { ...FEED, stop_times: FEED.stop_times.replaceAll(',b,', ',z,') },
      'stop_times.txt: 6 of 18 rows cannot be read (stop_id is no stop of the feed)',
    ],
    [
      'of which no trip can be ridden',
      { ...FEED, stop_times: FEED.stop_times.replaceAll(/^t\d,.*,b,.*$/gm, '').replaceAll(/,\d:00:00,\d:00:00,a/g, ',,,a') },
      '6 of the 6 trips of the GTFS feed cannot be ridden',
    ],
    [
      'that never runs',
      { ...FEED, calendar: `${WEEK}\ndaily,0,0,0,0,0,0,0,20260101,20260331` },
      'the GTFS feed has no trip that can be ridden in its week',
    ],
    ['with a quotation mark that is never closed', { ...FEED, stops: `${FEED.stops}\nx,"Elder,1.4,103.9` }, 'stops.txt: Quote Not Closed'],
  ]
  it.each(cases)('refuses a feed %s', async (_, files, reason) => {
    await expect(read(files)).rejects.toThrow(reason)
  })

  it('reads or refuses any text, and fails in no other way', async () => {
    const names = fc.constantFrom('agency', 'stops', 'routes', 'trips', 'stop_times', 'calendar', 'frequencies', 'transfers')
    const text = fc.array(fc.constantFrom('a', 'trip_id', 'stop_id', ',', '"', '\n', '1', '25:00:00', '-1', '\uFEFF', '\r'), {
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(names, text, async (name, parts) => {
        const outcome = await read({ ...FEED, [name]: parts.join('') }).catch((error: unknown) => error)
        if (outcome instanceof Error) expect(outcome.name).toBe('ImportRefused')
      }),
    )
  })
})
