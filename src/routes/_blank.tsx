import { createFileRoute } from '@tanstack/react-router'
import { BlankLayout } from '#features/shell/first/blank-layout.tsx'

export const Route = createFileRoute('/_blank')({ component: BlankLayout })
