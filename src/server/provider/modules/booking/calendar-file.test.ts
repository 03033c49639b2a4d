import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATES, type BookingState } from '../../db/trade/words.ts'
import { type CalendarEvent, eventFile, feedFile, sequenceOf } from './calendar-file.ts'

const appointment: CalendarEvent = {
  uid: '5f2b8a1e-0000-4000-8000-000000000001',
  moves: 0,
  state: 'confirmed',
  startsAt: Date.UTC(2026, 10, 28, 2) / 1_000,
  endsAt: Date.UTC(2026, 10, 28, 2, 30) / 1_000,
  changedAt: Date.UTC(2026, 10, 23, 9) / 1_000,
  title: 'Viewing of The Meadow',
  place: 'Main gate',
  description: ['You meet Serene Tan.'],
  organizer: { name: 'Serene Tan', email: 'no-reply@example.com' },
  link: 'https://www.example.com/booking/abc?locale=en-US',
}

/** The file as an independent reader understands it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({ component, event: new ICAL.Event(component) }))
  return { calendar, events }
}

function readOne(event: CalendarEvent) {
  const text = eventFile(event)
  const { calendar, events } = read(text)
  const [only] = events
  if (!only) throw new Error('the file has no event')
  return { text, calendar, ...only }
}

const seconds = (time: ICAL.Time) => time.toJSDate().getTime() / 1_000

describe('the file of an appointment', () => {
  it('is read back as it was made', () => {
    const { calendar, component, event } = readOne(appointment)
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(event.uid).toBe(appointment.uid)
    expect([seconds(event.startDate), seconds(event.endDate)]).toEqual([appointment.startsAt, appointment.endsAt])
    expect([event.summary, event.location, event.description]).toEqual([appointment.title, appointment.place, 'You meet Serene Tan.'])
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(component.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe('Serene Tan')
    expect(component.getFirstPropertyValue('url')).toBe(appointment.link)
    expect(component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT1H')
  })

  it('is the same moment by every clock', () => {
    const { event } = readOne(appointment)
    const hour = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(event.startDate.toJSDate())
    expect([hour('Asia/Singapore'), hour('Australia/Sydney'), hour('Australia/Adelaide')]).toEqual(['10:00', '13:00', '12:30'])
  })

  it.each<[BookingState, string, string]>([
    ['held', 'TENTATIVE', 'PUBLISH'],
    ['confirmed', 'CONFIRMED', 'PUBLISH'],
    ['done', 'CONFIRMED', 'PUBLISH'],
    ['declined', 'CANCELLED', 'CANCEL'],
    ['lapsed', 'CANCELLED', 'CANCEL'],
    ['cancelled', 'CANCELLED', 'CANCEL'],
  ])('%s is %s, by %s', (state, status, method) => {
    const { calendar, component } = readOne({ ...appointment, state })
    expect(component.getFirstPropertyValue('status')).toBe(status)
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    expect(component.getFirstSubcomponent('valarm') !== null).toBe(state === 'confirmed')
  })

  it('raises SEQUENCE with every change that a calendar must follow', () => {
    const life: [number, BookingState][] = [
      [0, 'held'],
      [0, 'confirmed'],
      [1, 'held'],
      [1, 'confirmed'],
      [2, 'confirmed'],
      [2, 'cancelled'],
    ]
    const sequences = life.map(([moves, state]) => readOne({ ...appointment, moves, state }).event.sequence)
    expect(sequences).toEqual([...sequences].toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(life.length)
    for (const state of BOOKING_STATES)
      expect(sequenceOf({ moves: 1, state })).toBeGreaterThan(sequenceOf({ moves: 0, state: 'cancelled' }))
  })

  it('keeps every word, and no line is longer than 75 octets', () => {
    const word = fc.stringMatching(/^[\w ,;:"\\\n樓盤看房éü😀<>'-]{1,120}$/u).filter((text) => text.trim() === text && text !== '')
    fc.assert(
      fc.property(word, word, word, (title, place, paragraph) => {
        const { text, event } = readOne({ ...appointment, title, place, description: [paragraph, '請於樓下等候；謝謝，再見'] })
        expect([event.summary, event.location]).toEqual([title, place])
        expect(event.description).toBe(`${paragraph}\n\n請於樓下等候；謝謝，再見`)
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }),
      { numRuns: 200 },
    )
  })
})

it('a calendar to subscribe to has its name, its pace and all events', () => {
  const events = [0, 1, 2].map((n) => ({
    ...appointment,
    uid: `${appointment.uid}-${n}`,
    startsAt: appointment.startsAt + n * 86_400,
    endsAt: appointment.endsAt + n * 86_400,
  }))
  const { calendar, events: found } = read(feedFile({ name: 'Appointments, realEstate', refreshSeconds: 3_600, events }))
  expect(found.map(({ event }) => [event.uid, seconds(event.startDate)])).toEqual(events.map(({ uid, startsAt }) => [uid, startsAt]))
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Appointments, realEstate')
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H')
})
