import { TopBar } from '../bar/top-bar.tsx'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'

/** §2.8 RealAgent: top bar only, with both chat buttons. */
export const RealAgentLayout = () => <Frame bar={<TopBar bar="realAgent" />} help={<HelpButtons channels={['telegram', 'whatsapp']} />} />
