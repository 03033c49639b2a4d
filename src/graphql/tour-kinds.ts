/** Whether a tour is being made, shown, or was taken off. */
export const TOUR_STATES = ['draft', 'live', 'off'] as const
export type TourState = (typeof TOUR_STATES)[number]

/** The hour at which a panorama was taken. Scenes of one place that differ in it are one room. */
export const TOUR_HOURS = ['day', 'dusk'] as const
export type TourHour = (typeof TOUR_HOURS)[number]

/** A panorama is kept in so many pieces; powers of two, which the viewer wants. */
export const TOUR_COLUMNS = 8
export const TOUR_ROWS = 4

/** What is counted of a tour, without who it was. */
export const TOUR_COUNTS = ['open', 'scene', 'seconds', 'spot', 'enquiry'] as const
export type TourCount = (typeof TOUR_COUNTS)[number]

/** The longest stay in a scene that is counted: after it, nobody is there. */
export const TOUR_SECONDS_MAX = 600

/** The names of a scene's files; of a tour's floor plan it is "plan". */
export const TOUR_FILE = /^(?:[0-7]-[0-3]|base|view|small)$/

/** The last part of a tour's address. */
export const TOUR_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const TOUR_PATH_MAX_CHARS = 64

/** The one other host whose tours are shown in a frame. */
export const MATTERPORT_ORIGIN = 'https://my.matterport.com'

/** The tour that real360's own page shows; the operator puts one there. */
export const SHOWN_TOUR_PATH = 'lagoon-view'
