import { Badge } from '#ui/badge.tsx'
import type { OutboxMessage } from './outbox.functions.ts'
import { textLinks } from './text-links.ts'
import { outboxWords } from './words.ts'

/** One message as its recipient would see it. A mail is shown in a sandbox without scripts and forms; its links open in this tab. */
export function MessageCard({ message }: { message: OutboxMessage }) {
  const { at, channel, recipient, locale, template, subject, text, html, attachments } = message
  const isMail = channel === 'mail'
  return (
    <article aria-label={subject ?? template} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-ink pt-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={isMail ? 'lagoon' : 'quiet'}>{isMail ? outboxWords.mail : outboxWords.sms}</Badge>
        <h2 className="title text-xl">{subject ?? template}</h2>
        <p className="figures ms-auto text-sm text-ink-3">
          {locale} · <time dateTime={isoTime(at)}>{plainTime(at)}</time>
        </p>
        <p className="w-full text-ink-2">
          {outboxWords.to} <strong className="font-[560] text-ink">{recipient}</strong>
        </p>
      </header>
      {html === null ? (
        <PlainText text={text} />
      ) : (
        <>
          <iframe
            title={subject ?? template}
            sandbox="allow-top-navigation-by-user-activation"
            srcDoc={inThisTab(html)}
            className="h-[38rem] w-full resize-y rounded border border-line bg-sheet"
          />
          <details>
            <summary className="min-h-8 cursor-pointer text-ink-2">{outboxWords.asText}</summary>
            <PlainText text={text} />
          </details>
        </>
      )}
      {attachments.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {attachments.map(({ name, contentType, text: content }) => (
            <li key={name}>
              <a
                href={`data:${contentType.replaceAll(' ', '')},${encodeURIComponent(content.toWellFormed())}`}
                download={name}
                className="inline-flex min-h-8 items-center text-lagoon underline"
              >
                {outboxWords.attached} {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}

function PlainText({ text }: { text: string }) {
  return (
    <p className="max-w-[60ch] rounded border border-line bg-sheet p-4 text-lg break-words whitespace-pre-wrap">
      {textLinks(text).map(({ text: part, link }, i) =>
        link ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
          <a key={i} href={link} className="text-lagoon underline">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const inThisTab = (html: string): string => html.replace('<head>', '<head><base target="_top">')

const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString()
const plainTime = (seconds: number): string => `${isoTime(seconds).slice(0, 19).replace('T', ' ')} UTC`
