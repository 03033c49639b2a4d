import { useParams } from '@tanstack/react-router'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'
import { TopBar } from './top-bar.tsx'

/** §2.8 RealListing: WhatsApp, but not on an agent's own pages, which have an agentId in their address. */
export function RealListingLayout() {
  const isAgentsPage = useParams({ strict: false, select: (params) => 'agentId' in params })
  return <Frame bar={<TopBar bar="realListing" />} help={isAgentsPage ? null : <HelpButtons channels={['whatsapp']} />} footer />
}
