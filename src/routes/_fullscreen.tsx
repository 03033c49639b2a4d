import { createFileRoute } from '@tanstack/react-router'
import { FullscreenLayout } from '#features/shell/fullscreen-layout.tsx'

export const Route = createFileRoute('/_fullscreen')({ component: FullscreenLayout })
