import { builder, vocabularyEnum } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { LEAD_ORIGINS, LEAD_STATES, SUSPICIONS } from '../../db/trade/words.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { BookedHomeRef } from '../booking/booking-type.ts'
import { type Attendance, attendanceKey, attendances } from '../booking/outcomes.ts'
import { publicIdOf } from '../booking/public-host.ts'
import { deskOf, readSchedule } from '../booking/schedule-store.ts'
import { type Assignee, isHostOf } from './lead-access.ts'
import { isHouse, type LeadEventRow, type LeadOwner, type LeadRow, leadHome } from './lead-row.ts'

export const LeadStateEnum = vocabularyEnum('LeadState', LEAD_STATES)
export const LeadOriginEnum = vocabularyEnum('LeadOrigin', LEAD_ORIGINS)
const SuspicionEnum = vocabularyEnum('LeadSuspicion', SUSPICIONS)

/** The public ids of owners who offer times; the leads of a page have one owner, or few. */
const hostsOfOwners = ({ trade, account }: ProviderContext) =>
  batchLoader<LeadOwner, string | null>(async (owners) => {
    const hosts = owners.map(
      async (owner) => [owner, (await readSchedule(trade, owner)) ? await publicIdOf(account, owner) : null] as const,
    )
    return new Map(await Promise.all(hosts))
  }, null)

const AttendanceRef = builder.objectRef<Attendance>('Attendance').implement({
  description: 'How the appointments of somebody with a host went, as the host has said.',
  fields: (t) => ({
    came: t.exposeInt('came'),
    absent: t.exposeInt('absent', { description: 'They did not come.' }),
    late: t.exposeInt('late', { description: 'They cancelled late.' }),
  }),
})

/** Whose schedule the appointments of a lead stand in. */
const hostOfLead = ({ owner, country }: LeadRow): string => (isHouse(owner) ? deskOf(country) : owner)

export const LeadRef = builder.objectRef<LeadRow>('Lead').implement({
  description: 'Somebody who wrote, for whoever may answer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    isHouse: t.boolean({ description: 'It was written to the operator.', resolve: ({ owner }) => isHouse(owner) }),
    origin: t.expose('origin', { type: LeadOriginEnum }),
    interest: t.exposeString('interest'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    company: t.exposeString('company'),
    locale: t.exposeString('locale', { description: 'The language of the page it was written on.' }),
    message: t.exposeString('message'),
    home: t.field({ type: BookedHomeRef, nullable: true, resolve: leadHome }),
    state: t.expose('state', { type: LeadStateEnum }),
    assignedTo: t.exposeID('assignedTo', { nullable: true }),
    followUpOn: t.exposeString('followUpOn', { nullable: true, description: '"2026-11-28"' }),
    answerSeconds: t.int({
      nullable: true,
      description: 'From the message to the first answer.',
      resolve: ({ firstAnswerAt, createdAt }) => (firstAnswerAt === null ? null : firstAnswerAt - createdAt),
    }),
    isProven: t.boolean({
      description: 'The address is the verified one of the account that wrote.',
      resolve: ({ isProven }) => isProven === 1,
    }),
    suspicion: t.expose('suspicion', { type: SuspicionEnum, nullable: true }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
    attendance: t.field({
      type: AttendanceRef,
      description: 'At appointments with whom it was written to, by the address.',
      extensions: { cost: 1 },
      resolve: (lead, _, context) => context.perRequest(attendances).load(attendanceKey({ owner: hostOfLead(lead), email: lead.email })),
    }),
    host: t.string({
      nullable: true,
      description:
        'Public id under which times are offered to its writer: those of the viewer’s seat where it was given to that, else of the agent to whom it was written. Null where none are, and of what was written to the operator.',
      extensions: { cost: 1 },
      resolve: async (lead, _, context) => {
        if (isHouse(lead.owner)) return null
        const viewer = await requireViewer(context)
        return context.perRequest(hostsOfOwners).load((await isHostOf(context, viewer, lead)) ? viewer.id : lead.owner)
      },
    }),
  }),
})

export const LeadConnectionRef = connectionType('LeadConnection', LeadRef)

export const LeadEventRef = builder.objectRef<LeadEventRow>('LeadEvent').implement({
  fields: (t) => ({
    action: t.exposeString('action'),
    actor: t.exposeID('actor', { nullable: true }),
    toState: t.expose('toState', { type: LeadStateEnum }),
    note: t.exposeString('note'),
    date: t.string({ resolve: ({ at }) => isoTime(at) }),
  }),
})

export const AssigneeRef = builder.objectRef<Assignee>('LeadAssignee').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})
