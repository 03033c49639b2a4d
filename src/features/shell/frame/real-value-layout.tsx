import { TopBar } from '../bar/top-bar.tsx'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'

/** §2.8 RealValue: WhatsApp, hidden with the bars in mobileView. */
export const RealValueLayout = () => <Frame bar={<TopBar bar="realValue" />} help={<HelpButtons channels={['whatsapp']} />} footer />
