import { notFound } from '@tanstack/react-router'
import type { AskPage } from '#api/page-queries.ts'
import type { OrderedTourQuery, OwnToursQuery, OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import { TOUR_PATH, TOUR_PATH_MAX_CHARS } from '#graphql/tour-kinds.ts'
import { fail, type Result } from '#lib/result.ts'
import { isUuid } from '#lib/uuid.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

/** The tour that real360's own page shows; null where the operator has none, or it could not be asked for. */
export async function loadShownTour({ ask }: { ask: AskPage }) {
  const shown = await ask({
    queryKey: ['shown-tour'],
    queryFn: async () => (await import('./real-360.functions.ts')).fetchShownTour(),
  })
  return { shown }
}

/** What vendors of the country ask for each service, at least; none where nobody works there, or it could not be asked. */
export async function loadServicePrices({ ask, country }: { ask: AskPage; country: CountryCode }) {
  const prices = await ask({
    queryKey: ['service-prices', country],
    queryFn: async () => (await import('./real-360.functions.ts')).fetchServicePrices({ data: { country } }),
  })
  return { prices }
}

/** The tour shown at real360/{path}; null where it could not be asked for. Throws notFound where none is shown. */
export async function loadTour({ ask }: { ask: AskPage }, { path }: { path: string }) {
  if (path.length > TOUR_PATH_MAX_CHARS || !TOUR_PATH.test(path)) throw notFound()
  const answer = await ask({
    queryKey: ['tour', path],
    queryFn: async () => (await import('./tour/tour.functions.ts')).fetchTour({ data: { path } }),
  })
  if (answer.ok && answer.value === null) throw notFound()
  return { tour: answer.ok ? answer.value : null }
}

interface WithViewer {
  viewer: Pick<Viewer, 'isLoggedIn'>
}

export type ListedTour = OwnToursQuery['ownTours'][number]

const studioFunctions = () => import('./studio/studio.functions.ts')

/** The viewer's tours; null when signed out, then the page asks to sign in. */
export const loadOwnTours = async ({ viewer }: WithViewer): Promise<Result<readonly ListedTour[]> | null> =>
  viewer.isLoggedIn ? (await studioFunctions()).fetchOwnTours() : null

/** A tour to be written; null when signed out. */
export async function loadOwnTour({ viewer }: WithViewer, id: string): Promise<Result<OwnTourWholeFragment> | null> {
  if (!viewer.isLoggedIn) return null
  return isUuid(id) ? (await studioFunctions()).fetchOwnTour({ data: { id, as: 'account' } }) : fail('validation', 'tour-unknown')
}

type LoadedOrderedTour = Result<OrderedTourQuery['order']>

/** The order whose tour a vendor makes; null without a vendor's session, then the guard leads to the login. */
export const loadVendorTour = async (
  { viewer }: { viewer: Pick<Viewer, 'hasVendorSession'> },
  order: string,
): Promise<LoadedOrderedTour | null> => (viewer.hasVendorSession ? fetchOrdered(order, 'vendor') : null)

/** The order whose tour an agent looks at; null when signed out. */
export const loadOrderedTour = async ({ viewer }: WithViewer, order: string): Promise<LoadedOrderedTour | null> =>
  viewer.isLoggedIn ? fetchOrdered(order, 'account') : null

const fetchOrdered = async (order: string, as: 'account' | 'vendor'): Promise<LoadedOrderedTour> =>
  isUuid(order)
    ? (await import('./studio/ordered-tour.functions.ts')).fetchOrderedTour({ data: { order, as } })
    : fail('validation', 'order-unknown')
