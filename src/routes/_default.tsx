import { createFileRoute } from '@tanstack/react-router'
import { DefaultLayout } from '#features/shell/first/default-layout.tsx'

export const Route = createFileRoute('/_default')({ component: DefaultLayout })
