import { useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { type Channel, serviceChat } from './chat-links.ts'

interface ChatButtonsProps {
  channels: readonly Channel[]
  /** what the prefilled message asks about */
  topic?: 'site' | 'real360'
}

const round =
  'grid size-12 place-items-center rounded-full border border-line bg-sheet text-ink-2 shadow-float transition-colors duration-(--duration-quick) hover:text-lagoon'

/** Chat with the customer service of the country; the contact page where it has no number. */
export function ChatButtons({ channels, topic = 'site' }: ChatButtonsProps) {
  const { t } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const text =
    topic === 'real360' ? t`Hello, I have a question about real360 virtual tours.` : t`Hello, I have a question about realEstate.`
  const names: Record<Channel, string> = { telegram: t`Chat with us on Telegram`, whatsapp: t`Chat with us on WhatsApp` }
  const chats = channels.flatMap((channel) => {
    const href = serviceChat(channel, country, text)
    return href ? [{ channel, href }] : []
  })
  return (
    <div className="grid gap-2">
      {chats.map(({ channel, href }) => (
        <a key={channel} href={href} target="_blank" rel="noopener" aria-label={names[channel]} title={names[channel]} className={round}>
          <Mark path={MARKS[channel]} />
        </a>
      ))}
      {chats.length === 0 ? (
        <Link to="/contact" aria-label={t`Write to us`} className={round}>
          <Mark path={MARKS.contact} />
        </Link>
      ) : null}
    </div>
  )
}

/** Our own icons: a paper plane, a speech bubble with a handset, a speech bubble. */
const MARKS: Record<Channel | 'contact', string> = {
  telegram: 'M21 4 3 11.2l6 2.3M21 4l-3.2 15.5-8.8-6M21 4 9 13.5V19l3-3.4',
  whatsapp: 'M4 20l1.2-4A8.2 8.2 0 1 1 8.3 19L4 20Zm5-11.5c-.6 3 3.5 7 6.5 6.5l1-1.7-2-1.3-1 .8c-1-.4-1.8-1.3-2.2-2.2l.8-1-1.2-2L9 8.5Z',
  contact: 'M4 5h16v11H10l-4.5 4V16H4V5Zm4 4h8M8 12h5',
}

const Mark = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)
