import { createFileRoute } from '@tanstack/react-router'
import { RealAgentLayout } from '#features/shell/frame/real-agent-layout.tsx'

export const Route = createFileRoute('/_agent')({ component: RealAgentLayout })
