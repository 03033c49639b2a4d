import { TOUR_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { actionKey } from '../../../asked.ts'
import { builder } from '../../../builder.ts'
import type { ProviderContext } from '../../../context.ts'
import { refusal } from '../../../errors.ts'
import { idOfKey } from '../../../id-of-key.ts'
import { unixSeconds } from '../../../ports/clock/clock.ts'
import { askedLocale } from '../../booking/appointment-answer.ts'
import { requireListingWriter } from '../../listing-own/listing-owners.ts'
import { advertiserLines } from '../../listing-own/own-type.ts'
import { plainLine } from '../../listing-own/plain-words.ts'
import {
  draftOf,
  hideTour,
  insertTour,
  listOwnTours,
  type OwnTourRow,
  publishDraft,
  readOwnTour,
  removeTour,
  replaceDraft,
} from './own-tour-store.ts'
import { type OwnTour, OwnTourRef, ownToursOf, TourDraftInput } from './own-tour-type.ts'
import { readTourInput } from './read-tour-input.ts'
import { tourNeeds } from './tour-needs.ts'
import { tourPath } from './tour-path.ts'
import { agentsTour, tourAgain, tourUnknown, writtenTour } from './tour-writer.ts'

const CODES = 'Codes: tour-unknown, listing-agents, seat-right'
const now = ({ clock }: ProviderContext): number => unixSeconds(clock)

builder.queryFields((t) => ({
  ownTours: t.field({
    type: [OwnTourRef],
    description:
      'Tours that the viewer writes: an agent the own ones, a seat its payer’s where listings are granted. Codes: listing-agents, seat-right.',
    extensions: { cost: 30, listSize: 50 },
    resolve: async (_, __, context) => {
      const { owners } = await requireListingWriter(context)
      return ownToursOf(context.trade, await listOwnTours(context.trade, owners))
    },
  }),
  ownTour: t.field({
    type: OwnTourRef,
    description: `Also asked by the vendor of an order, while it makes the tour of it. ${CODES}.`,
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { id }, context) => tourAgain(context, String(id)),
  }),
}))

async function create(context: ProviderContext, key: string, title: string): Promise<OwnTour> {
  const { viewer, owners } = await requireListingWriter(context)
  const agent = owners[0]
  const named = plainLine(title, TOUR_MAX_CHARS.title)
  if (agent === undefined) throw tourUnknown()
  if (named === '') throw refusal('tour-title', 'A tour has a title.')
  const id = idOfKey(actionKey(key, viewer.id, 'tour'))
  await insertTour(context.trade, {
    id,
    path: tourPath(named, id),
    agent,
    country: context.country.countryCode,
    locale: askedLocale(context),
    now: now(context),
    draft: { title: named, about: '', projectName: '', plan: null, scenes: [] },
  })
  const made = await readOwnTour(context.trade, owners, id)
  if (!made) throw refusal('tour-count', 'There are too many tours.')
  return tourAgain(context, id)
}

async function publish(context: ProviderContext, id: string, version: number): Promise<OwnTour> {
  const tour = await agentsTour(context, id)
  const [draft, lines] = await Promise.all([draftOf(context.trade, tour), advertiserLines(context, tour)])
  const needs = tourNeeds(draft, lines, tour.country)
  if (needs.length > 0) throw refusal('tour-incomplete', `Missing: ${needs.join(', ')}.`)
  // pressed twice, or its answer was lost
  const isDone = tour.state === 'live' && tour.draft === null && tour.version === version + 1
  if (!isDone && !(await publishDraft(context.trade, { id, version }, draft, lines, now(context)))) throw tourChanged(tour)
  return tourAgain(context, id)
}

/** Somebody else has saved it meanwhile. */
export const tourChanged = ({ updatedAt }: Pick<OwnTourRow, 'updatedAt'>) =>
  refusal('tour-changed', `The tour was changed elsewhere at ${new Date(updatedAt * 1_000).toISOString()}.`)

builder.mutationFields((t) => ({
  createTour: t.field({
    type: OwnTourRef,
    description: 'A new tour. The same key makes one. Codes: tour-title, tour-count, listing-agents, seat-right.',
    args: { key: t.arg.string({ required: true }), title: t.arg.string({ required: true }) },
    extensions: { cost: 40 },
    resolve: (_, { key, title }, context) => create(context, key, title),
  }),
  saveTour: t.field({
    type: OwnTourRef,
    description: `Keeps all that is written in place of the version that was read; what is shown stays until it is published. Also a vendor’s, while it makes the tour of an order. ${CODES}, tour-changed (somebody else has saved it meanwhile; ownTour tells when and what), tour-draft, tour-picture.`,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      draft: t.arg({ type: TourDraftInput, required: true }),
    },
    extensions: { cost: 60 },
    resolve: async (_, { id, version, draft }, context) => {
      const tour = await writtenTour(context, String(id))
      const read = await readTourInput(context.trade, tour.id, draft, await draftOf(context.trade, tour))
      if (!(await replaceDraft(context.trade, { id: tour.id, version }, read, now(context)))) throw tourChanged(tour)
      return tourAgain(context, tour.id)
    },
  }),
  publishTour: t.field({
    type: OwnTourRef,
    description: `Shows what is written. ${CODES}, tour-incomplete (names all that is missing), tour-changed.`,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    extensions: { cost: 60 },
    resolve: (_, { id, version }, context) => publish(context, String(id), version),
  }),
  hideTour: t.field({
    type: OwnTourRef,
    description: `Takes a tour off; its address then shows nothing. ${CODES}.`,
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 40 },
    resolve: async (_, { id }, context) => {
      const tour = await agentsTour(context, String(id))
      await hideTour(context.trade, tour.id, now(context))
      return tourAgain(context, tour.id)
    },
  }),
  deleteTour: t.boolean({
    description: `Deletes a tour with its counts; its pictures follow within a day. ${CODES}.`,
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 40 },
    resolve: async (_, { id }, context) => {
      const tour = await agentsTour(context, String(id))
      await removeTour(context.trade, tour.id)
      return true
    },
  }),
}))
