import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'
import { TopBar } from './top-bar.tsx'

/** §2.8 RealValue: WhatsApp, hidden with the bars in mobileView. */
export const RealValueLayout = () => <Frame bar={<TopBar bar="realValue" />} help={<HelpButtons channels={['whatsapp']} />} footer />
