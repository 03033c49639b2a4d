import { useParams } from '@tanstack/react-router'
import { TopBar } from '../bar/top-bar.tsx'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'

/** §2.8 RealListing: WhatsApp, but not on an agent's own pages, which have an agentId in their address. */
export function RealListingLayout() {
  const isAgentsPage = useParams({ strict: false, select: (params) => 'agentId' in params })
  return <Frame bar={<TopBar bar="realListing" />} help={isAgentsPage ? null : <HelpButtons channels={['whatsapp']} />} footer />
}
