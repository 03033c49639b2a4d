import { LISTING_PROBLEM_MAX_CHARS, type ListingProblem } from '#graphql/listing-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { actionKey } from '../../asked.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { idOfKey } from '../../id-of-key.ts'
import { isoTime } from '../../iso-time.ts'
import { checkedPage, connectionOf, connectionType } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { DONE, SuccessRef } from '../../success.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireStaff } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { ListingProblemEnum } from '../listing-own/own-enums.ts'
import { plainWords } from '../listing-own/plain-words.ts'
import { advertisedIn, countProblems, listProblems, type ProblemRow, readProblem } from './problem-store.ts'
import { reportProblem, SUSPECTED_NOTE } from './report-problem.ts'
import { allowAgain, settleProblem } from './settle-problem.ts'

const isSuspected = ({ state, note }: ProblemRow): boolean => state === 'new' && note === SUSPECTED_NOTE

const ListingProblemReportRef = builder.objectRef<ProblemRow>('ListingProblemReport').implement({
  description: 'What somebody says is wrong with an advertisement, for staff. What is null is gone meanwhile.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    reason: t.expose('reason', { type: ListingProblemEnum }),
    text: t.exposeString('text'),
    email: t.exposeString('email', { description: '"" where none was given.' }),
    isSettled: t.boolean({ resolve: ({ state }) => state === 'settled' }),
    note: t.string({
      description: 'Of whoever settled it; "" until then.',
      resolve: (problem) => (isSuspected(problem) ? '' : problem.note),
    }),
    isSuspected: t.boolean({
      description: 'A machine may have written it: the agents have not been told. False once it is settled.',
      resolve: isSuspected,
    }),
    homeName: t.exposeString('homeName', { nullable: true }),
    groupSlug: t.exposeString('groupSlug', { nullable: true }),
    typeGroup: t.exposeString('typeGroup', { nullable: true }),
    projectSlug: t.exposeString('projectSlug', { nullable: true }),
    activity: t.exposeString('activity', { nullable: true }),
    agentName: t.exposeString('agentName', { nullable: true }),
    agency: t.exposeString('agency', { nullable: true }),
    isAdvertised: t.boolean({
      description: 'It stands, so that it can be withdrawn.',
      resolve: ({ listingState }) => listingState === 'live' || listingState === 'under-offer',
    }),
    isHeld: t.boolean({
      description: 'The advertisement was withdrawn because of it, and its agent cannot publish it until that is allowed.',
      resolve: ({ isHeld }) => isHeld === 1,
    }),
    createdDate: t.string({ description: 'ISO 8601, UTC.', resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

const ProblemConnectionRef = connectionType('ListingProblemConnection', ListingProblemReportRef)

builder.queryField('listingProblems', (t) =>
  t.field({
    type: ProblemConnectionRef,
    description:
      'What people say is wrong with advertisements of the country, the newest first; of settled ones also those whose advertisement is held. For staff.',
    args: { isSettled: t.arg.boolean(), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { isSettled, ...paging }, context) => {
      await requireStaff(context)
      const page = checkedPage(paging)
      const [{ countryCode }, state] = [context.country, isSettled ? 'settled' : 'new'] as const
      return connectionOf(await listProblems(context.trade, countryCode, state, page), page, () =>
        countProblems(context.trade, countryCode, state),
      )
    },
  }),
)

interface AskedReport {
  key: string
  group: string
  listing: string | null
  reason: ListingProblem
  text: string
  email: string
  honey: string
}

/** Reasons that say all; the others need words. */
const PLAIN: ReadonlySet<ListingProblem> = new Set(['gone', 'price', 'pictures', 'duplicate'])

async function report(context: ProviderContext, { key, group, listing, reason, honey, ...asked }: AskedReport): Promise<void> {
  const { countryCode: country } = context.country
  const [text, email] = [plainWords(asked.text, LISTING_PROBLEM_MAX_CHARS), asked.email.trim()]
  if (text === '' && !PLAIN.has(reason)) throw refusal('problem-text', 'Some words are needed.')
  if (email !== '' && !isEmailAddress(email)) throw refusal('problem-email', 'The e-mail address is not valid.')
  await takeFromNetwork(context, 'problem')
  const about = await advertisedIn(context.trade, country, group, listing)
  if (about.length === 0) throw refusal('problem-gone', 'Nothing is advertised there.')
  const id = idOfKey(actionKey(key, 'problem', group, email))
  const [only] = about.length === 1 ? about : []
  await reportProblem(context, {
    id,
    country,
    group,
    listing: only?.id ?? null,
    reason,
    text,
    email,
    about,
    isSuspected: honey !== '',
    now: unixSeconds(context.clock),
  })
}

/** A problem of the country with the note that settles it. */
async function settled(context: ProviderContext, id: string, note: string): Promise<{ problem: ProblemRow; words: string }> {
  const [problem, words] = [await readProblem(context.trade, id), cleanLine(note).slice(0, LISTING_PROBLEM_MAX_CHARS)]
  if (!problem || problem.country !== context.country.countryCode) throw refusal('problem-unknown', 'There is no such problem.')
  if (words === '') throw refusal('problem-note', 'A note is needed.')
  return { problem, words }
}

builder.mutationFields((t) => ({
  reportListing: t.field({
    type: SuccessRef,
    description:
      'Says that something is wrong with an advertisement, or with the page of a home. The same key does it once. Codes: problem-text, problem-email, problem-gone, too-many-attempts.',
    args: {
      key: t.arg.string({ required: true }),
      group: t.arg.id({ required: true }),
      listing: t.arg.id(),
      reason: t.arg({ type: ListingProblemEnum, required: true }),
      text: t.arg.string({ required: true, description: 'Needed for some reasons; "" for none.' }),
      email: t.arg.string({ description: 'For an answer.' }),
      honey: t.arg.string({ description: 'A field that people do not see; "" from them.' }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { key, group, listing, reason, text, email, honey }, context) => {
      const meant = listing ? String(listing) : null
      await report(context, { key, group: String(group), listing: meant, reason, text, email: email ?? '', honey: honey ?? '' })
      return DONE
    },
  }),
  allowListing: t.field({
    type: ListingProblemReportRef,
    description:
      'Lets the agent publish again what was withdrawn because of a problem, with a note that the agent reads. The same key does it once. For staff. Codes: problem-unknown, problem-note, listing-state.',
    args: { key: t.arg.string({ required: true }), id: t.arg.id({ required: true }), note: t.arg.string({ required: true }) },
    extensions: { cost: 60 },
    resolve: async (_, { key, id, note }, context) => {
      const staff = await requireStaff(context)
      const { problem, words } = await settled(context, String(id), note)
      const act = { key: actionKey(key, problem.id, 'allow'), problem, staff: staff.id, note: words, now: unixSeconds(context.clock) }
      if (!(await allowAgain(context, act))) throw refusal('listing-state', 'The advertisement is not held.')
      return (await readProblem(context.trade, problem.id)) ?? problem
    },
  }),
  settleListingProblem: t.field({
    type: ListingProblemReportRef,
    description:
      'Settles a problem with a note, and may withdraw the advertisement that it is about, of which its agent is told. The same key does it once. For staff. Codes: problem-unknown, problem-note, listing-state.',
    args: {
      key: t.arg.string({ required: true }),
      id: t.arg.id({ required: true }),
      note: t.arg.string({ required: true }),
      withdraws: t.arg.boolean({ required: true }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { key, id, note, withdraws }, context) => {
      const staff = await requireStaff(context)
      const { problem, words } = await settled(context, String(id), note)
      const settlement = {
        key: actionKey(key, problem.id),
        problem,
        staff: staff.id,
        note: words,
        withdraws,
        now: unixSeconds(context.clock),
      }
      if (!(await settleProblem(context, settlement))) throw refusal('listing-state', 'The advertisement cannot be withdrawn any more.')
      return (await readProblem(context.trade, problem.id)) ?? problem
    },
  }),
}))
