import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'
import { TopBar } from './top-bar.tsx'

/** §2.8 RealAgent: top bar only, with both chat buttons. */
export const RealAgentLayout = () => <Frame bar={<TopBar bar="realAgent" />} help={<HelpButtons channels={['telegram', 'whatsapp']} />} />
