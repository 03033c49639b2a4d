import { createFileRoute } from '@tanstack/react-router'
import { RealListingLayout } from '#features/shell/frame/real-listing-layout.tsx'
import { refuseLongParameters } from '#features/shell/parameters-guard.ts'

export const Route = createFileRoute('/_listing')({ beforeLoad: refuseLongParameters, component: RealListingLayout })
