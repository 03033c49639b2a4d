import { notFound } from '@tanstack/react-router'

/** The tour published at real360/{path}. None has been published, so that every path is a 404. */
export function loadTour(): never {
  throw notFound()
}
