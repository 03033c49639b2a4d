import { createFileRoute } from '@tanstack/react-router'
import { Real360Layout } from '#features/shell/frame/real360-layout.tsx'

export const Route = createFileRoute('/_tour')({ component: Real360Layout })
