import { createFileRoute } from '@tanstack/react-router'
import { NonAgentLayout } from '#features/shell/frame/nonagent-layout.tsx'

export const Route = createFileRoute('/_nonagent')({ component: NonAgentLayout })
