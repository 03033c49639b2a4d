import { createFileRoute } from '@tanstack/react-router'
import { loadTour } from '#features/real-360/queries.ts'
import { TourNotFoundPage } from '#features/real-360/tour-not-found-page.tsx'

export const Route = createFileRoute('/_fullscreen/real360/$path')({
  loader: loadTour,
  staticData: { words: ['real-360'] },
  notFoundComponent: TourNotFoundPage,
})
