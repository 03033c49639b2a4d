import { TopBar } from '../bar/top-bar.tsx'
import { Frame } from './frame.tsx'
import { HelpButtons } from './help-buttons.tsx'

/** §2.8 Real360: its own top bar, footer, and a help button with a 360 message. */
export const Real360Layout = () => (
  <Frame bar={<TopBar bar="real360" />} help={<HelpButtons channels={['whatsapp']} topic="real360" />} footer />
)
