import { TOUR_HOURS, TOUR_SCENES_MAX, TOUR_SPOT_KINDS, TOUR_SPOTS_MAX, TOUR_STATES } from '#graphql/tour-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { readBrand } from '../share/agent-brand.ts'
import { AgentLinesRef } from '../share/share-type.ts'
import { linesOfTour, type SceneRow, type SpotRow, type WholeTour } from './tour-row.ts'

export const TourHourEnum = vocabularyEnum('TourHour', TOUR_HOURS)
export const TourStateEnum = vocabularyEnum('TourState', TOUR_STATES)
export const TourSpotKindEnum = vocabularyEnum('TourSpotKind', TOUR_SPOT_KINDS)

const TourSpotRef = builder.objectRef<SpotRow>('TourSpot').implement({
  description: 'A place in a panorama.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: TourSpotKindEnum }),
    toScene: t.exposeID('toScene', { nullable: true, description: 'Behind a door; null for all others.' }),
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    yaw: t.exposeFloat('yaw', { description: 'Radians, clockwise from the middle of the panorama.' }),
    pitch: t.exposeFloat('pitch', { description: 'Radians above the horizon.' }),
  }),
})

const TourSceneRef = builder.objectRef<SceneRow & { spots: readonly SpotRow[] }>('TourScene').implement({
  description: 'A panorama, twice as wide as high. Its files lie at /files/tours/<tour>/<pano or still>/<name>.',
  fields: (t) => ({
    id: t.exposeID('id'),
    place: t.exposeString('place', { description: 'Scenes of one place are one room at different hours.' }),
    hour: t.expose('hour', { type: TourHourEnum }),
    name: t.exposeString('name'),
    caption: t.exposeString('caption'),
    alt: t.exposeString('alt'),
    north: t.exposeFloat('north', { description: 'Radians, clockwise from the middle of the panorama.' }),
    yaw: t.exposeFloat('yaw', { description: 'Where the first look goes.' }),
    pitch: t.exposeFloat('pitch'),
    zoom: t.exposeFloat('zoom', { description: '0 to 100.' }),
    planX: t.exposeFloat('planX', { nullable: true, description: 'Part of the plan’s width, from its left.' }),
    planY: t.exposeFloat('planY', { nullable: true, description: 'Part of the plan’s height, from its top.' }),
    width: t.exposeInt('width', { description: 'Pixels.' }),
    pano: t.id({ description: 'Where "base" and the tiles lie.', resolve: ({ id, pano }) => pano ?? id }),
    still: t.id({ description: 'Where "view" and "small" lie.', resolve: ({ id, still }) => still ?? id }),
    spots: t.field({ type: [TourSpotRef], extensions: { listSize: TOUR_SPOTS_MAX }, resolve: ({ spots }) => [...spots] }),
  }),
})

const TourPlanRef = builder
  .objectRef<{ bundle: string | null; width: number; height: number; metre: number | null }>('TourPlan')
  .implement({
    description: 'The floor plan, at /files/tours/<tour>/<bundle>/plan; without a bundle at /files/tours/<tour>/plan.',
    fields: (t) => ({
      bundle: t.exposeID('bundle', { nullable: true }),
      width: t.exposeInt('width', { description: 'Pixels.' }),
      height: t.exposeInt('height'),
      metre: t.exposeFloat('metre', { nullable: true, description: 'Pixels of a metre; null where the scale is not known.' }),
    }),
  })

export const TourRef = builder.objectRef<WholeTour>('Tour').implement({
  description: 'A walk through a home by panoramas.',
  fields: (t) => ({
    id: t.exposeID('id'),
    path: t.exposeString('path', { description: 'The last part of its address.' }),
    country: t.expose('country', { type: CountryCodeEnum }),
    state: t.expose('state', { type: TourStateEnum }),
    version: t.exposeInt('version', { description: 'Counts what was saved.' }),
    title: t.exposeString('title'),
    about: t.exposeString('about'),
    locale: t.exposeString('locale', { description: 'The language of its words, "en-US".' }),
    projectName: t.exposeString('projectName'),
    changedAt: t.string({ description: 'ISO 8601, UTC.', resolve: ({ updatedAt }) => isoTime(updatedAt) }),
    lines: t.field({ type: AgentLinesRef, nullable: true, description: 'Of the agent, as it was published.', resolve: linesOfTour }),
    hosts: t.stringList({
      description: 'Origins that may show it in a frame: those that its agent named for the listings on the own website.',
      extensions: { cost: 2 },
      resolve: async ({ agent }, _, { trade }) => (agent === null ? [] : (await readBrand(trade, agent)).hosts),
    }),
    lat: t.exposeFloat('lat', { nullable: true, description: 'Of the home, in degrees north, for the way of the sun.' }),
    cameraMetres: t.exposeFloat('cameraMetres', {
      nullable: true,
      description: 'Above the floor, where the panoramas were taken; for measuring.',
    }),
    plan: t.field({
      type: TourPlanRef,
      nullable: true,
      resolve: ({ plan, planWidth, planHeight, planMetre }) =>
        planWidth === null || planHeight === null ? null : { bundle: plan, width: planWidth, height: planHeight, metre: planMetre },
    }),
    scenes: t.field({
      type: [TourSceneRef],
      description: 'In the order of walking.',
      extensions: { listSize: TOUR_SCENES_MAX },
      resolve: ({ scenes, spots }) => scenes.map((scene) => ({ ...scene, spots: spots.filter((spot) => spot.scene === scene.id) })),
    }),
  }),
})
