import { builder, vocabularyEnum } from '../../builder.ts'
import { OWN_APPOINTMENT_KINDS } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { bookedHome } from './booking-row.ts'
import { AppointmentOutcomeEnum, BookedHomeInput, BookedHomeRef } from './booking-type.ts'
import type { OwnAppointmentRow } from './own-appointments.ts'

const OwnAppointmentKindEnum = vocabularyEnum('OwnAppointmentKind', OWN_APPOINTMENT_KINDS)

export const OwnAppointmentRef = builder.objectRef<OwnAppointmentRow>('OwnAppointment').implement({
  description: 'An appointment that an agent has written down, or a time without visitors.',
  fields: (t) => ({
    id: t.exposeID('id'),
    series: t.exposeID('series', { nullable: true, description: 'Of the appointments that repeat each other; null where it is alone.' }),
    version: t.exposeInt('version'),
    country: t.expose('country', { type: CountryCodeEnum }),
    kind: t.expose('kind', { type: OwnAppointmentKindEnum }),
    startsAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ startsAt }) => isoTime(startsAt) }),
    endsAt: t.string({ resolve: ({ endsAt }) => isoTime(endsAt) }),
    timeZone: t.exposeString('timeZone'),
    home: t.field({ type: BookedHomeRef, nullable: true, description: 'A project of the records.', resolve: bookedHome }),
    listing: t.exposeID('listingId', { nullable: true, description: 'A listing of the agent; `address` is its name.' }),
    address: t.exposeString('address', { description: '"" where a project is named, or no home.' }),
    lead: t.exposeID('leadId', { nullable: true }),
    name: t.exposeString('name', { description: '"" where nobody is named.' }),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    place: t.exposeString('place'),
    note: t.exposeString('note'),
    outcome: t.expose('outcome', {
      type: AppointmentOutcomeEnum,
      nullable: true,
      description: 'Null until the agent has said how it went.',
    }),
  }),
})

export const OwnAppointmentInput = builder.inputType('OwnAppointmentInput', {
  description: 'Of the homes one is meant: a listing before a project, a project before an address.',
  fields: (t) => ({
    kind: t.field({ type: OwnAppointmentKindEnum, required: true }),
    startsAt: t.string({ required: true }),
    minutes: t.int({ required: true, description: 'From 5 to 1440.' }),
    listing: t.id({ description: 'Of the viewer.' }),
    home: t.field({ type: BookedHomeInput }),
    address: t.string({ required: true }),
    lead: t.id({ description: 'Name, phone and e-mail are then the enquiry’s.' }),
    name: t.string({ required: true }),
    phone: t.string({ required: true }),
    email: t.string({ required: true }),
    place: t.string({ required: true }),
    note: t.string({ required: true }),
  }),
})

export const RepetitionInput = builder.inputType('RepetitionInput', {
  fields: (t) => ({
    weeks: t.int({ required: true, description: '1: every week; 2: every other week.' }),
    until: t.string({ required: true, description: 'The last day that is meant, "2026-12-31"; at most 60 times.' }),
  }),
})
