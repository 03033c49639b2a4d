import { TopBar } from '../bar/top-bar.tsx'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'

/** §2.8 RealAgent non-agent: its bar hides products and pricing from sub-account users. */
export const NonAgentLayout = () => <Frame bar={<TopBar bar="nonAgent" />} help={<HelpButtons channels={['telegram', 'whatsapp']} />} />
