import { ORDER_SERVICES, ORDER_STATES } from '#graphql/order-kinds.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { APPOINTMENT_KINDS, BOOKING_STATES, type BookingState, LEAD_ORIGINS, LEAD_STATES } from '../../db/trade/words.ts'
import {
  type EntitySet,
  edmDate,
  edmDecimal,
  edmKey,
  edmMapped,
  edmSequence,
  edmText,
  edmTexts,
  edmTime,
  edmWord,
  sqlText,
} from './entity-set.ts'

// What was given to the agent who manages a source, in its country: enquiries, appointments, orders. A key opens each of them by a scope of its own, which the
// agent alone gives. A property that is added here is compared by the triggers of migration 0048 as well; a test says so.

const given = (sql: string) => `nullif(${sql}, '')`
const homeOf = (alias: string) => ({
  X_BuildingName: edmText(given(`${alias}.home ->> 'name'`), 200),
  X_UnitNumber: edmText(given(`${alias}.home ->> 'unit'`), 200),
})

/** Enquiries as RESO's Contacts: whoever asked, and what. Those that are held back as unwanted are not told. */
export const CONTACTS: EntitySet = {
  name: 'Contacts',
  scope: 'enquiries',
  key: 'ContactKey',
  rows: 'listing_source s join lead c on c.owner = s.manager and c.country = s.country where s.id = ? and c.suspicion is null',
  properties: {
    ContactKey: edmKey('c.id', 80),
    ContactType: edmTexts(`json_array(${sqlText('Lead')})`, ['Lead']),
    LeadSource: edmWord('c.origin', LEAD_ORIGINS),
    X_Interest: edmText(given('c.interest'), 200),
    FullName: edmText(given('c.name'), 150),
    Email: edmText(given('c.email'), 255),
    PreferredPhone: edmText(given('c.phone'), 50),
    Company: edmText(given('c.company'), 150),
    X_Locale: edmWord('c.locale', LOCALE_CODES),
    Notes: edmText(given('c.message'), 8_000),
    ...homeOf('c'),
    X_LeadState: edmWord('c.state', LEAD_STATES),
    X_FollowUpDate: edmDate('c.follow_up_on'),
    X_FirstAnswerTimestamp: { ...edmTime('c.first_answer_at'), isNullable: true },
    OriginalEntryTimestamp: edmTime('c.created_at'),
    ModificationTimestamp: edmTime('c.updated_at'),
  },
}

/** Our states by the words that RESO has; X_State tells ours. */
const APPOINTMENT_STATUSES: Record<BookingState, string> = {
  held: 'Pending',
  confirmed: 'Confirmed',
  declined: 'Denied',
  lapsed: 'Denied',
  moved: 'Cancelled',
  cancelled: 'Cancelled',
  done: 'Confirmed',
}

/** Appointments as RESO's ShowingAppointment: viewings, and the valuations and consultations that are booked in the same way. */
export const SHOWING_APPOINTMENT: EntitySet = {
  name: 'ShowingAppointment',
  scope: 'appointments',
  key: 'ShowingAppointmentKey',
  rows: 'listing_source s join booking b on b.owner = s.manager and b.country = s.country where s.id = ?',
  properties: {
    ShowingAppointmentKey: edmKey('b.id', 80),
    // the same through all moves: one that is moved is another record
    ShowingAppointmentId: edmText('b.uid', 80),
    ShowingAppointmentDate: edmDate('b.day'),
    ShowingAppointmentStartTime: edmTime('b.starts_at'),
    ShowingAppointmentEndTime: edmTime('b.ends_at'),
    ShowingAppointmentStatus: edmMapped('b.state', APPOINTMENT_STATUSES),
    X_State: edmWord('b.state', BOOKING_STATES),
    X_AppointmentKind: edmWord('b.kind', APPOINTMENT_KINDS),
    X_TimeZone: edmText('b.time_zone', 60),
    X_Place: edmText(given('b.place'), 500),
    ...homeOf('b'),
    X_VisitorName: edmText(given('b.visitor_name'), 150),
    X_VisitorEmail: edmText(given('b.visitor_email'), 255),
    X_VisitorPhone: edmText(given('b.visitor_phone'), 50),
    X_VisitorLocale: edmWord('b.visitor_locale', LOCALE_CODES),
    X_VisitorNotes: edmText(given('b.note'), 2_000),
    OriginalEntryTimestamp: edmTime('b.created_at'),
    ModificationTimestamp: edmTime('b.updated_at'),
  },
}

/** Orders of photographs and the like, as the agent has placed them. RESO has no resource for them. How to get in is told nobody by a key. */
export const X_ORDER: EntitySet = {
  name: 'X_Order',
  scope: 'orders',
  key: 'OrderKey',
  rows: 'listing_source s join vendor_order o on o.agent = s.manager and o.country = s.country where s.id = ?',
  properties: {
    OrderKey: edmKey('o.id', 80),
    // as people have it in "SG-000123"
    OrderNumber: edmSequence('o.serial'),
    OrderStatus: edmWord('o.state', ORDER_STATES),
    Services: edmTexts(`(select json_group_array(l.value ->> 'service') from json_each(o.lines) l)`, ORDER_SERVICES),
    // before tax, in the currency of the country
    OrderAmount: edmDecimal('o.cents / 100.0'),
    VendorName: edmText(given('o.vendor_name'), 200),
    ...homeOf('o'),
    Place: edmText(given('o.place'), 500),
    Notes: edmText(given('o.note'), 8_000),
    VisitDate: edmDate('o.visit_on'),
    DueDate: edmDate('o.due_on'),
    OriginalEntryTimestamp: edmTime('o.created_at'),
    ModificationTimestamp: edmTime('o.updated_at'),
  },
}
