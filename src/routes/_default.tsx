import { createFileRoute } from '@tanstack/react-router'
import { DefaultLayout } from '#features/shell/frame/default-layout.tsx'
import { refuseLongParameters } from '#features/shell/parameters-guard.ts'

export const Route = createFileRoute('/_default')({ beforeLoad: refuseLongParameters, component: DefaultLayout })
