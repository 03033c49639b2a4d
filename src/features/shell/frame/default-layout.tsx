import { TopBar } from '../bar/top-bar.tsx'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'

/** §2.8 default: top bar, content, help buttons, auth overlay, footer. */
export const DefaultLayout = () => <Frame bar={<TopBar bar="site" />} help={<HelpButtons channels={['whatsapp']} />} footer />
