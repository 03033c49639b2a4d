/** Whether a tour is being made, shown, or was taken off. */
export const TOUR_STATES = ['draft', 'live', 'off'] as const

/** As what a panorama was taken: by day, in the evening, or before the room was furnished. Scenes of one place that differ in it are one room. */
export const TOUR_HOURS = ['day', 'dusk', 'empty'] as const

/** What a place in a panorama is: a door to another one, or a note that opens. */
export const TOUR_SPOT_KINDS = ['door', 'note'] as const
export type TourSpotKind = (typeof TOUR_SPOT_KINDS)[number]

/** A panorama is kept in so many pieces; powers of two, which the viewer wants. */
export const TOUR_COLUMNS = 8
export const TOUR_ROWS = 4

/** What is counted of a tour, without who it was. */
export const TOUR_COUNTS = ['open', 'scene', 'seconds', 'spot', 'enquiry'] as const
export type TourCount = (typeof TOUR_COUNTS)[number]

/** The longest stay in a scene that is counted: after it, nobody is there. */
export const TOUR_SECONDS_MAX = 600

/** The names of a scene's files, and of a tour's floor plan "plan". */
export const TOUR_FILE = /^(?:[0-7]-[0-3]|base|view|small|plan)$/

/** The last part of a tour's address. */
export const TOUR_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const TOUR_PATH_MAX_CHARS = 64

/** The one other host whose tours are shown in a frame. */
export const MATTERPORT_ORIGIN = 'https://my.matterport.com'

/** The tour that real360's own page shows; the operator puts one there. */
export const SHOWN_TOUR_PATH = 'lagoon-view'

/** What is kept as one: a panorama in tiles with a small whole one, the first view with a thumbnail, or a floor plan. */
export const TOUR_BUNDLES = ['pano', 'still', 'plan'] as const
export type TourBundleKind = (typeof TOUR_BUNDLES)[number]

/** What a tour cannot be shown without. */
export const TOUR_NEEDS = [
  ...(['agent-name', 'agent-licence', 'agency', 'agency-licence', 'agent-phone'] as const),
  ...(['title', 'scenes', 'scene-name', 'alt', 'note'] as const),
] as const
export type TourNeed = (typeof TOUR_NEEDS)[number]

/** The most scenes of a tour, and of spots in one of them: what a page can show at once. */
export const TOUR_SCENES_MAX = 24
export const TOUR_SPOTS_MAX = 10
/** Tours of one agent. */
export const OWN_TOURS_MAX = 100

export const TOUR_MAX_CHARS = { title: 80, about: 400, name: 40, caption: 160, alt: 240, spotTitle: 60, spotText: 300 } as const

/** Pixels of a panorama: what is less wide is refused, and less than `good` told of; what is larger would fill the memory of a phone. */
export const PANO_PX = { least: 2_048, good: 4_096, widest: 16_384 } as const
/** Pixels of the small whole panorama, of the first view, of its thumbnail, and the longest side of a floor plan. */
export const TOUR_PX = { base: 2_048, view: [1_440, 900], small: [320, 200], plan: 2_400 } as const
/** The most bytes of one bundle, and of the bundles of one tour. */
export const BUNDLE_MAX_BYTES = 64 * 1_024 * 1_024
export const TOUR_MAX_BYTES = 2 * 1_024 * 1_024 * 1_024
export const TOUR_BUNDLES_MAX = 200

/** The beginning of a bundle: this word, four bytes with the length of the list of files (little endian), and the list as JSON. */
export const BUNDLE_WORD = 'TOURPACK'
export const BUNDLE_LIST_MAX_BYTES = 4_096

/** The names of the files of a bundle, in their order. */
export const BUNDLE_FILES: Readonly<Record<TourBundleKind, readonly string[]>> = {
  pano: ['base', ...Array.from({ length: TOUR_COLUMNS * TOUR_ROWS }, (_, at) => `${at % TOUR_COLUMNS}-${Math.floor(at / TOUR_COLUMNS)}`)],
  still: ['view', 'small'],
  plan: ['plan'],
}
