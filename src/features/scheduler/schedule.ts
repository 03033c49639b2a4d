import type {
  BookingsQuery,
  BusyTimesQuery,
  HostedOpenHouseQuery,
  ListingsToMeetAtQuery,
  OpenProposalsQuery,
  OtherCalendarsQuery,
  OwnAppointmentsQuery,
  OwnOpenHousesQuery,
  PeopleToMeetQuery,
  ScheduleQuery,
  WaitedDaysQuery,
} from '#graphql/generated/graphql.ts'

type Asked = ScheduleQuery['schedule']

/** What a person, or a desk, offers; `version` 0 is a proposal. */
export type OwnSchedule = Omit<Asked, 'holidays'>

/** What can be set of it. */
export type OwnRules = Pick<OwnSchedule, 'timeZone' | 'observesHolidays' | 'daysOff' | 'kinds'>
export type OwnKind = OwnRules['kinds'][number]

export type OwnBooking = BookingsQuery['bookings'][number]

export type OwnOpenHouse = OwnOpenHousesQuery['ownOpenHouses'][number]

/** An open house that the agent made here. */
export type OwnHostedHouse = NonNullable<OwnOpenHouse['hosted']>

/** Its page for visitors, and who came. */
export type OpenedOpenHouse = HostedOpenHouseQuery['hostedOpenHouse']

/** Times that the agent has proposed, and that are held. */
export type OpenProposal = OpenProposalsQuery['timeProposals'][number]

/** What an agent has written down: an appointment, or a time without visitors. */
export type WrittenAppointment = OwnAppointmentsQuery['ownAppointments'][number]

/** A time at which the agent is busy by another calendar, under its name. */
export type BusyTime = BusyTimesQuery['busyTimes'][number]

/** A calendar that the agent keeps elsewhere. */
export type OtherCalendar = OtherCalendarsQuery['otherCalendars'][number]

/** What an appointment can be about, and with whom. */
export interface AppointmentChoices {
  listings: ListingsToMeetAtQuery['ownListings']['nodes']
  leads: PeopleToMeetQuery['leads']['nodes']
}

/** What the scheduler shows of some days. */
export interface Calendar {
  schedule: OwnSchedule
  bookings: OwnBooking[]
  /** of the agent's advertised homes; none of a desk */
  openHouses: OwnOpenHouse[]
  /** what the agent has written down; none of a desk */
  written: WrittenAppointment[]
  /** times at which the agent is busy by other calendars; none of a desk */
  busy: BusyTime[]
  /** requests of any day that wait for an answer */
  waiting: OwnBooking[]
  /** days for which people wait until something is free */
  waitedDays: WaitedDaysQuery['waitedDays']
  /** the booking that the address names; unknown: there is none, or it is somebody else's */
  opened: OwnBooking | 'unknown' | null
  /** the open house that the address names, made here; unknown: as of a booking */
  openedHouse: OpenedOpenHouse | 'unknown' | null
  /** of the agent; none of a desk */
  proposals: OpenProposal[]
  /** of the place, from the first day shown on */
  holidays: Asked['holidays']
  /** ISO 8601 */
  now: string
}
