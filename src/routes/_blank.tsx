import { createFileRoute } from '@tanstack/react-router'
import { BlankLayout } from '#features/shell/frame/blank-layout.tsx'
import { refuseLongParameters } from '#features/shell/parameters-guard.ts'

export const Route = createFileRoute('/_blank')({ beforeLoad: refuseLongParameters, component: BlankLayout })
