/** A view as an address tells it: "kitchen,-45,-7,35", in whole degrees. */
export const TOUR_VIEW = /^([a-z0-9-]{1,64}(?:\.(?:dusk|empty))?)(?:,(-?\d{1,3}),(-?\d{1,2}),(\d{1,3}))?$/
