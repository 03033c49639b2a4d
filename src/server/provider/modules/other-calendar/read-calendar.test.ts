import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPONENTS_MAX, type ReadCalendar, readCalendar } from './read-calendar.ts'

const DAY = 86_400
const at = (text: string): number => Date.parse(text) / 1_000
const NOW = at('2026-11-30T04:00:00Z')
const SPAN = { from: NOW - DAY, until: NOW + 120 * DAY }

const file = (...lines: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT']

function read(text: string, timeZone = 'Asia/Singapore'): ReadCalendar {
  const answer = readCalendar(text, { ...SPAN, timeZone, isLeftOut: () => false })
  return typeof answer === 'string' ? expect.fail(answer) : answer
}

/** "2026-12-01T01:00/02:00": in UTC; of another day with that day. */
const told = ({ times }: ReadCalendar): string[] =>
  times.map(({ startsAt, endsAt }) => {
    const [from, to] = [startsAt, endsAt].map((one) => new Date(one * 1_000).toISOString().slice(0, 16)) as [string, string]
    return `${from}/${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to}`
  })
const timesOf = (lines: string[], timeZone?: string): string[] => told(read(file(...lines), timeZone))

describe('the times of a calendar', () => {
  it.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20261201T010000Z', 'DTEND:20261201T020000Z'], ['2026-12-01T01:00/02:00']],
    ['without a zone, by the agent’s clock', ['DTSTART:20261201T090000', 'DTEND:20261201T100000'], ['2026-12-01T01:00/02:00']],
    ['with a length', ['DTSTART:20261201T010000Z', 'DURATION:PT1H30M'], ['2026-12-01T01:00/02:30']],
    ['of a zone of the IANA', ['DTSTART;TZID=Europe/Berlin:20261201T090000', 'DURATION:PT1H'], ['2026-12-01T08:00/09:00']],
    ['of a zone of Windows', ['DTSTART;TZID=W. Europe Standard Time:20261201T090000', 'DURATION:PT1H'], ['2026-12-01T08:00/09:00']],
    ['of a zone in quotes', ['DTSTART;TZID="Singapore Standard Time":20261201T090000', 'DURATION:PT1H'], ['2026-12-01T01:00/02:00']],
    [
      'of a zone behind a path',
      ['DTSTART;TZID=/freeassociation.sourceforge.net/Australia/Sydney:20261201T090000', 'DURATION:PT1H'],
      ['2026-11-30T22:00/23:00'],
    ],
    [
      'of a zone told by its distance',
      ['DTSTART;TZID="(UTC+08:00) Kuala Lumpur, Singapore":20261201T090000', 'DURATION:PT1H'],
      ['2026-12-01T01:00/02:00'],
    ],
    ['of an unknown zone, by the agent’s clock', ['DTSTART;TZID=Nowhere:20261201T090000', 'DURATION:PT1H'], ['2026-12-01T01:00/02:00']],
    ['of a whole day', ['DTSTART;VALUE=DATE:20261201'], ['2026-11-30T16:00/2026-12-01T16:00']],
    ['of whole days', ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204'], ['2026-11-30T16:00/2026-12-03T16:00']],
    ['of a day that ends with itself', ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'], ['2026-11-30T16:00/2026-12-01T16:00']],
    ['of a day without its kind', ['DTSTART:20261201', 'DTEND:20261202'], ['2026-11-30T16:00/2026-12-01T16:00']],
    ['that began before and goes on', ['DTSTART;VALUE=DATE:20260901', 'DTEND;VALUE=DATE:20261202'], ['2026-08-31T16:00/2026-12-01T16:00']],
    ['that takes no time', ['DTSTART:20261201T010000Z', 'DTEND:20261201T010000Z'], []],
    ['that is cancelled', ['DTSTART:20261201T010000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['that is transparent', ['DTSTART:20261201T010000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    ['that Outlook shows as free', ['DTSTART:20261201T010000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
    ['that is tentative', ['DTSTART:20261201T010000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE', 'TRANSP:OPAQUE'], ['2026-12-01T01:00/02:00']],
    ['that is over', ['DTSTART:20251201T010000Z', 'DURATION:PT1H'], []],
  ])('%s', (_, lines, expected) => expect(timesOf(event(...lines))).toEqual(expected))

  it.each<[string, string[], string[]]>([
    [
      'each week until a moment, but one',
      [
        'DTSTART;TZID=Asia/Singapore:20261201T090000',
        'DTEND;TZID=Asia/Singapore:20261201T100000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261222T010000Z',
        'EXDATE;TZID=Asia/Singapore:20261208T090000',
      ],
      ['2026-12-01T01:00/02:00', '2026-12-15T01:00/02:00', '2026-12-22T01:00/02:00'],
    ],
    [
      'at the hour of its own clock, through a change of it',
      ['DTSTART;TZID=Australia/Sydney:20260304T090000', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=1WE'],
      ['2026-12-01T22:00/23:00', '2027-01-05T22:00/23:00', '2027-02-02T22:00/23:00', '2027-03-02T22:00/23:00'],
    ],
    [
      'three times in all, and once more',
      ['DTSTART:20261128T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', 'RDATE:20261224T050000Z'],
      ['2026-11-30T01:00/02:00', '2026-12-02T01:00/02:00', '2026-12-24T05:00/06:00'],
    ],
    [
      'on single days with lengths of their own',
      ['DTSTART:20261201T010000Z', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20261203T010000Z/PT3H,20261204T010000Z/20261204T013000Z'],
      ['2026-12-01T01:00/02:00', '2026-12-03T01:00/04:00', '2026-12-04T01:00/01:30'],
    ],
    [
      'without days that are told as days',
      ['DTSTART;TZID=Asia/Singapore:20261201T070000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'],
      ['2026-11-30T23:00/2026-12-01T00:00', '2026-12-02T23:00/2026-12-03T00:00'],
    ],
    [
      'as whole days without one that Exchange tells by the hour',
      ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Singapore Standard Time:20261202T000000'],
      ['2026-11-30T16:00/2026-12-01T16:00', '2026-12-02T16:00/2026-12-03T16:00'],
    ],
    [
      'twice on the last working day of a month',
      ['DTSTART:20261130T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2'],
      ['2026-11-30T08:00/09:00', '2026-12-31T08:00/09:00'],
    ],
  ])('that are repeated %s', (_, lines, expected) => expect(timesOf(event(...lines))).toEqual(expected))

  it('follow what stands for some of a series, told by another clock as well', () => {
    const series = event('DTSTART;TZID=Asia/Singapore:20261201T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4')
    const moved = event('RECURRENCE-ID;TZID=Europe/Paris:20261202T020000', 'DTSTART:20261202T050000Z', 'DURATION:PT2H')
    const gone = event('RECURRENCE-ID:20261203T010000Z', 'DTSTART:20261203T010000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')
    expect(timesOf([...moved, ...series, ...gone])).toEqual(['2026-12-01T01:00/02:00', '2026-12-02T05:00/07:00', '2026-12-04T01:00/02:00'])
    const later = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T010000Z', 'DTSTART:20261203T020000Z', 'DURATION:PT30M')
    expect(timesOf([...series, ...later]).slice(2)).toEqual(['2026-12-03T02:00/02:30', '2026-12-04T02:00/02:30'])
    // an invitation to one of a series that somebody else keeps
    expect(timesOf(moved)).toEqual(['2026-12-02T05:00/07:00'])
  })

  it('go by the clock that the file itself describes, before and after its changes', () => {
    const zone = `BEGIN:VTIMEZONE|TZID:Customized Time Zone|BEGIN:STANDARD|DTSTART:16011028T030000|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      |TZOFFSETFROM:+0200|TZOFFSETTO:+0100|END:STANDARD|BEGIN:DAYLIGHT|DTSTART:16010325T020000|RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      |TZOFFSETFROM:+0100|TZOFFSETTO:+0200|END:DAYLIGHT|END:VTIMEZONE`.split(/\s*\|/)
    const lines = event('DTSTART;TZID="Customized Time Zone":20260320T080000', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=29')
    expect(timesOf([...zone, ...lines])).toEqual([
      '2026-11-29T07:00/08:00',
      '2026-12-29T07:00/08:00',
      '2027-01-29T07:00/08:00',
      '2027-03-29T06:00/07:00',
    ])
  })

  it('are those of a file of busy periods, without the free ones', () =>
    expect(
      timesOf([
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20261201T010000Z/PT1H,20261202T010000Z/20261202T030000Z',
        'FREEBUSY;FBTYPE=FREE:20261203T010000Z/PT1H',
        'END:VFREEBUSY',
      ]),
    ).toEqual(['2026-12-01T01:00/02:00', '2026-12-02T01:00/03:00']))

  it('count once where entries overlap, and leave out what the reader knows', () => {
    const two = [...event('DTSTART:20261201T010000Z', 'DURATION:PT2H'), ...event('DTSTART:20261201T020000Z', 'DURATION:PT2H')]
    expect(timesOf(two)).toEqual(['2026-12-01T01:00/04:00'])
    const asked = { ...SPAN, timeZone: 'Asia/Singapore', isLeftOut: (uid: string) => uid === 'one@example.com' }
    expect(readCalendar(file(...two), asked)).toEqual({ times: [], skipped: 0 })
  })

  it('come from a file with any ends of lines, folded ones and a mark', () => {
    const lines = file(
      ...event('DTSTART;TZID=Asia/Singa', ' pore:20261201T090000', 'DURATION:PT1H', 'SUMMARY:Lunch; with', '\tBEGIN:VEVENT'),
    )
    for (const text of [lines, lines.replaceAll('\r\n', '\n'), lines.replaceAll('\r\n', '\r'), lines.replaceAll('\r\n', '\r\r\n')])
      expect(told(read(new TextDecoder().decode(new TextEncoder().encode(`\uFEFF${text}`))))).toEqual(['2026-12-01T01:00/02:00'])
  })
})

describe('what is refused', () => {
  it('is a file that is no calendar', () => {
    for (const text of ['', '<!doctype html>', 'BEGIN:VCARD\r\nEND:VCARD'])
      expect(readCalendar(text, { ...SPAN, timeZone: 'Asia/Singapore', isLeftOut: () => false })).toBe('format')
  })

  it('is each part that nobody can understand, and nothing else', () => {
    const good = event('DTSTART:20261201T010000Z', 'DURATION:PT1H')
    for (const bad of [
      event('DTSTART:yesterday', 'DURATION:PT1H'),
      event('SUMMARY:Without a time'),
      event('DTSTART:20261202T010000Z', 'DTEND:20261201T010000Z'),
      event('DTSTART:20261202T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'),
      event('DTSTART:20261202T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY;BYDAY=MO'),
      ['BEGIN:VEVENT', 'DTSTART:20261202T010000Z', 'BEGIN:VALARM'],
    ]) {
      const answer = read(file(...bad, ...good))
      expect([bad, told(answer), answer.skipped]).toEqual([bad, ['2026-12-01T01:00/02:00'], 1])
    }
  })

  it('is a file with more than is read; what ended long ago does not count', () => {
    const asked = { ...SPAN, timeZone: 'Asia/Singapore', isLeftOut: () => false }
    const many = (line: string) => file(...Array.from({ length: COMPONENTS_MAX + 1 }, () => event(line, 'DTEND:20201201T020000Z')).flat())
    expect(readCalendar(many('DTSTART:20201201T010000Z'), asked)).toEqual({ times: [], skipped: 0 })
    expect(readCalendar(many('DTSTART:20261201T010000Z'), asked)).toBe('components')
    expect(readCalendar(file(...event('DTSTART:20200101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY;INTERVAL=5')), asked)).toBe('many')
  })

  it('is never waited for: rules that meet no day end, and old ones cost what new ones cost', () => {
    const began = performance.now()
    for (const rule of [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=MONTHLY;BYDAY=1TH;BYSETPOS=2',
      'FREQ=WEEKLY;INTERVAL=0;BYMONTH=13',
      'FREQ=YEARLY;BYDAY=4TH;BYMONTHDAY=12;BYMONTH=11',
    ])
      expect(timesOf(event('DTSTART:19000101T010000Z', 'DURATION:PT1H', `RRULE:${rule}`))).toEqual([])
    const old = file(
      ...Array.from({ length: 1_000 }, () => event('DTSTART:00010101T010000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYDAY=MO')).flat(),
    )
    const asked = { ...SPAN, timeZone: 'Asia/Singapore', isLeftOut: () => false }
    expect(readCalendar(old, asked)).toBe('many')
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

const two = (n: number): string => String(n).padStart(2, '0')
const day = fc.integer({ min: -400, max: 200 }).map((n) => new Date((NOW + n * DAY) * 1_000).toISOString().slice(0, 10).replaceAll('-', ''))
const clock = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `T${two(hour)}${two(minute)}00`)
const zone = fc.constantFrom('', ';TZID=Asia/Singapore', ';TZID=AUS Eastern Standard Time', ';TZID=Nowhere', ';TZID="Customized Time Zone"')
const time = fc.oneof(
  fc.tuple(zone, day, clock).map(([name, on, hour]) => `${name}:${on}${hour}`),
  fc.tuple(day, clock).map(([on, hour]) => `:${on}${hour}Z`),
  day.map((on) => `;VALUE=DATE:${on}`),
)
const rule = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY'),
    more: fc.array(
      fc.constantFrom(
        'INTERVAL=2',
        'COUNT=5',
        'BYDAY=MO,-1FR',
        'BYMONTHDAY=31,-1',
        'BYMONTH=2,12',
        'BYSETPOS=1,-1',
        'WKST=SU',
        'UNTIL=20270101',
        'BYHOUR=1,25',
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ freq, more }) => `RRULE:FREQ=${freq}${more.map((one) => `;${one}`).join('')}`)
const line = fc.oneof(
  time.map((one) => `DTSTART${one}`),
  time.map((one) => `DTEND${one}`),
  time.map((one) => `EXDATE${one}`),
  time.map((one) => `RDATE${one}`),
  time.map((one) => `RECURRENCE-ID${one}`),
  rule,
  fc.constantFrom(
    'DURATION:PT1H',
    'DURATION:-P1D',
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:VEVENT',
    ' folded',
    '',
  ),
  fc.string(),
)
const files = fc
  .array(fc.array(line, { maxLength: 8 }), { maxLength: 8 })
  .map((events) => file(...events.flatMap((lines) => event(...lines))))

const readsAnything = fc.property(files, (text) => {
  const answer = readCalendar(text, { ...SPAN, timeZone: 'Australia/Sydney', isLeftOut: () => false })
  if (typeof answer === 'string') return
  for (const [n, { startsAt, endsAt }] of answer.times.entries()) {
    expect(endsAt).toBeGreaterThan(Math.max(startsAt, SPAN.from))
    expect(startsAt).toBeLessThan(SPAN.until)
    expect(startsAt).toBeGreaterThanOrEqual(answer.times[n - 1]?.endsAt ?? startsAt)
  }
})
it('whatever a file holds, it is read, and its times are in order and beside each other: 300 files', () =>
  fc.assert(readsAnything, { numRuns: 300 }))
it('whatever a file holds, it is read: 20,000 files', { tags: ['long'], timeout: 900_000 }, () =>
  fc.assert(readsAnything, { numRuns: 20_000 }),
)
