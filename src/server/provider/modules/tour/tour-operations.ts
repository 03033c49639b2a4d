import { TOUR_COUNTS, TOUR_PATH, TOUR_PATH_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { countTour } from './count-tour.ts'
import { takeTourEnquiry } from './tour-enquiry.ts'
import { liveTour } from './tour-row.ts'
import { TourRef } from './tour-type.ts'

const TourCountEnum = vocabularyEnum('TourCount', TOUR_COUNTS)
/** The most events that come at once. */
const EVENTS_MAX = 20

const isPath = (path: string): boolean => path.length <= TOUR_PATH_MAX_CHARS && TOUR_PATH.test(path)

builder.queryField('tour', (t) =>
  t.field({
    type: TourRef,
    nullable: true,
    description: 'The tour that is shown at an address, of whatever country; null where there is none.',
    args: { path: t.arg.string({ required: true }) },
    extensions: { cost: 20 },
    resolve: (_, { path }, { trade }) => (isPath(path) ? liveTour(trade, path) : null),
  }),
)

const TourEventInput = builder.inputType('TourEvent', {
  fields: (t) => ({
    what: t.field({ type: TourCountEnum, required: true }),
    scene: t.id({ description: 'Null: the tour as a whole.' }),
    seconds: t.int({ description: 'How long somebody stayed in the scene.' }),
  }),
})

const TourEnquiryInput = builder.inputType('TourEnquiryInput', {
  fields: (t) => ({
    path: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true, description: '"" where none is given.' }),
    message: t.string({ required: true }),
    honey: t.string({ description: 'A field that people do not see; "" from them.' }),
    seconds: t.int({ description: 'From the form to its sending.' }),
  }),
})

builder.mutationFields((t) => ({
  countTour: t.boolean({
    description: `Counts what was done in a tour, at most ${EVENTS_MAX} things at once, without who it was. False where no tour is shown, or there is too much from one place.`,
    args: { path: t.arg.string({ required: true }), events: t.arg({ type: [TourEventInput], required: true }) },
    extensions: { cost: 30 },
    resolve: async (_, { path, events }, context) => {
      const tour = isPath(path) ? await liveTour(context.trade, path) : null
      if (!tour || events.length > EVENTS_MAX) return false
      await takeFromNetwork(context, 'tourCount')
      // an enquiry is counted where it is taken
      const seen = events.filter(({ what }) => what !== 'enquiry')
      await countTour(
        context,
        tour,
        seen.map(({ what, scene, seconds }) => ({ what, scene: scene == null ? null : String(scene), seconds: seconds ?? 0 })),
      )
      return true
    },
  }),
  askAboutTour: t.boolean({
    description:
      'Writes to the agent of a tour. The same key does it once. Codes: "enquiry-<field>" for a wrong field, enquiry-closed, too-many-attempts.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: TourEnquiryInput, required: true }) },
    extensions: { cost: 80 },
    resolve: async (_, { key, input: { path, honey, seconds, ...person } }, context) => {
      const tour = isPath(path) ? await liveTour(context.trade, path) : null
      if (!tour) throw refusal('enquiry-closed', 'This tour is not shown any more.')
      await takeTourEnquiry(context, tour, { ...person, key, honey: honey ?? '', seconds: seconds ?? null })
      return true
    },
  }),
}))
