import { TOUR_NEEDS, TOUR_SCENES_MAX, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { builder, vocabularyEnum } from '../../../builder.ts'
import { isoTime } from '../../../iso-time.ts'
import { CountryCodeEnum, TypeGroupEnum } from '../../../vocabulary-enums.ts'
import { readWorkedListing } from '../../listing-own/own-row.ts'
import { advertiserLines, OwnListingRef } from '../../listing-own/own-type.ts'
import { deadEnds, type SceneGraph, unreachableScenes } from '../scene-graph.ts'
import { TourHourEnum, TourRef, TourSpotKindEnum, TourStateEnum } from '../tour-type.ts'
import { asShown, draftOf, listTourDays, type OwnTourRow, opensOf, type TourDay } from './own-tour-store.ts'
import type { TourDraft } from './tour-draft.ts'
import { draftNeeds, tourNeeds } from './tour-needs.ts'

export const TourNeedEnum = vocabularyEnum('TourNeed', TOUR_NEEDS)

const TourDayRef = builder.objectRef<TourDay>('TourDay').implement({
  description: 'What was counted of a tour on a day of its country, without who it was.',
  fields: (t) => ({
    day: t.exposeString('day', { description: '"2026-11-01".' }),
    opens: t.exposeInt('opens'),
    scenes: t.exposeInt('scenes', { description: 'Rooms that were entered.' }),
    seconds: t.exposeInt('seconds', { description: 'Spent in all rooms together.' }),
    spots: t.exposeInt('spots', { description: 'Doors and notes that were pressed.' }),
    enquiries: t.exposeInt('enquiries'),
  }),
})

/** A tour with what is being written of it, read at once. */
export interface OwnTour {
  row: OwnTourRow
  draft: TourDraft
  opens: number
}

/** Rooms and the ways between them: scenes of one room at different hours are one, by the id of the first; visitors change the hour without a door. */
function graphOf({ scenes }: TourDraft): SceneGraph {
  const roomOf = new Map(scenes.map(({ id, place }) => [id, scenes.find((one) => one.place === place)?.id ?? id]))
  const roomFor = (id: string): string => roomOf.get(id) ?? id
  return {
    scenes: [...new Set(roomOf.values())],
    doors: scenes.flatMap(({ id, spots }) =>
      spots.flatMap(({ toScene, yaw }) => (toScene === null ? [] : [{ from: roomFor(id), to: roomFor(toScene), yaw }])),
    ),
  }
}

export const OwnTourRef = builder.objectRef<OwnTour>('OwnTour').implement({
  description: 'A tour as whoever writes it has it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    path: t.string({ description: 'The last part of its address.', resolve: ({ row }) => row.path }),
    country: t.field({ type: CountryCodeEnum, resolve: ({ row }) => row.country }),
    state: t.field({ type: TourStateEnum, resolve: ({ row }) => row.state }),
    version: t.int({ description: 'Counts what was saved and shown.', resolve: ({ row }) => row.version }),
    changedAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ row }) => isoTime(row.updatedAt) }),
    hasChanges: t.boolean({ description: 'Something is written that is not shown.', resolve: ({ row }) => row.draft !== null }),
    title: t.string({ resolve: ({ draft }) => draft.title }),
    sceneCount: t.int({ resolve: ({ draft }) => draft.scenes.length }),
    cover: t.string({
      nullable: true,
      description: 'Where the thumbnail of the first scene lies, below /files/tours/.',
      resolve: ({ row, draft: { scenes } }) => (scenes[0] ? `${row.id}/${scenes[0].still ?? scenes[0].id}/small` : null),
    }),
    opens: t.int({ description: 'How often it was opened.', resolve: ({ opens }) => opens }),
    draft: t.field({ type: TourRef, description: 'As it would be shown.', resolve: ({ row, draft }) => asShown(row, draft) }),
    needs: t.field({
      type: [TourNeedEnum],
      description: 'What it cannot be shown without; for a vendor, who makes it for an order, what it cannot be handed in without.',
      extensions: { listSize: TOUR_NEEDS.length, cost: 5 },
      resolve: async ({ row, draft }, _, context) =>
        row.agent === null ? draftNeeds(draft) : tourNeeds(draft, await advertiserLines(context, row), row.country),
    }),
    listing: t.field({
      type: OwnListingRef,
      nullable: true,
      description: 'The advertisement of the home that it shows.',
      extensions: { cost: 5 },
      resolve: ({ row }, _, { trade }) =>
        row.listingId === null ? null : readWorkedListing(trade, 'l.id = ? and l.agent = ?', row.listingId, row.agent),
    }),
    projectTypeGroup: t.field({ type: TypeGroupEnum, nullable: true, resolve: ({ row }) => row.typeGroup }),
    projectSlug: t.string({
      nullable: true,
      description: 'The project on whose pages it is told of.',
      resolve: ({ row }) => row.projectSlug,
    }),
    projectName: t.string({ resolve: ({ row }) => row.projectName }),
    deadEnds: t.idList({
      description: 'Scenes that no door leads out of, where there are others.',
      extensions: { listSize: TOUR_SCENES_MAX },
      resolve: ({ draft }) => deadEnds(graphOf(draft)),
    }),
    unreachable: t.idList({
      description: 'Scenes to which no way leads from the first one.',
      extensions: { listSize: TOUR_SCENES_MAX },
      resolve: ({ draft }) => unreachableScenes(graphOf(draft)),
    }),
    days: t.field({
      type: [TourDayRef],
      description: 'Days on which anything was counted, the latest first.',
      extensions: { listSize: 92, cost: 10 },
      resolve: ({ row }, _, { trade }) => listTourDays(trade, row.id),
    }),
  }),
})

/** Tours with their drafts, as {@link OwnTourRef} wants them. */
export async function ownToursOf(trade: Parameters<typeof draftOf>[0], rows: readonly OwnTourRow[]): Promise<OwnTour[]> {
  const [opens, drafts] = await Promise.all([
    opensOf(
      trade,
      rows.map(({ id }) => id),
    ),
    Promise.all(rows.map((row) => draftOf(trade, row))),
  ])
  return rows.flatMap((row, at) => {
    const draft = drafts[at]
    return draft ? [{ row, draft, opens: opens.get(row.id) ?? 0 }] : []
  })
}

const TourSpotInput = builder.inputType('TourSpotInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    kind: t.field({ type: TourSpotKindEnum, required: true }),
    toScene: t.id({ description: 'Behind a door, and behind nothing else.' }),
    title: t.string({ required: true }),
    text: t.string({ required: true }),
    yaw: t.float({ required: true }),
    pitch: t.float({ required: true }),
  }),
})

const TourSceneInput = builder.inputType('TourSceneInput', {
  description: `With at most ${TOUR_SPOTS_MAX} spots; angles in radians.`,
  fields: (t) => ({
    id: t.id({ required: true }),
    place: t.string({ required: true }),
    hour: t.field({ type: TourHourEnum, required: true }),
    name: t.string({ required: true }),
    caption: t.string({ required: true }),
    alt: t.string({ required: true }),
    north: t.float({ required: true }),
    yaw: t.float({ required: true }),
    pitch: t.float({ required: true }),
    zoom: t.float({ required: true }),
    planX: t.float(),
    planY: t.float(),
    pano: t.id({ required: true, description: 'A bundle that has arrived, or the scene itself where its files are its own.' }),
    still: t.id({ required: true }),
    spots: t.field({ type: [TourSpotInput], required: true }),
  }),
})

const TourPlanInput = builder.inputType('TourPlanInput', {
  fields: (t) => ({
    bundle: t.id({ description: 'Null: the plan that was there before, which has a file of its own.' }),
    metre: t.float({ description: 'Pixels of a metre; null where the scale is not known.' }),
  }),
})

export const TourDraftInput = builder.inputType('TourDraftInput', {
  description: `All that is written of a tour, with at most ${TOUR_SCENES_MAX} scenes in the order of walking.`,
  fields: (t) => ({
    title: t.string({ required: true }),
    about: t.string({ required: true }),
    plan: t.field({ type: TourPlanInput }),
    scenes: t.field({ type: [TourSceneInput], required: true }),
  }),
})
