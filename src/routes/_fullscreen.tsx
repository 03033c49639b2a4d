import { createFileRoute } from '@tanstack/react-router'
import { FullscreenLayout } from '#features/shell/first/fullscreen-layout.tsx'

export const Route = createFileRoute('/_fullscreen')({ component: FullscreenLayout })
