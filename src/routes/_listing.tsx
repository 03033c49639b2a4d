import { createFileRoute } from '@tanstack/react-router'
import { RealListingLayout } from '#features/shell/first/real-listing-layout.tsx'

export const Route = createFileRoute('/_listing')({ component: RealListingLayout })
