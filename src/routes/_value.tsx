import { createFileRoute } from '@tanstack/react-router'
import { RealValueLayout } from '#features/shell/frame/real-value-layout.tsx'

export const Route = createFileRoute('/_value')({ component: RealValueLayout })
