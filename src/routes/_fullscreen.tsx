import { createFileRoute } from '@tanstack/react-router'
import { FullscreenLayout } from '#features/shell/frame/fullscreen-layout.tsx'
import { refuseLongParameters } from '#features/shell/parameters-guard.ts'

export const Route = createFileRoute('/_fullscreen')({ beforeLoad: refuseLongParameters, component: FullscreenLayout })
