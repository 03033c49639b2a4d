import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { OrderSide, OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { formatBytes } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import type { OrderActs } from '../use-order-acts.ts'
import { FileThumb } from './file-thumb.tsx'
import { uploadMaxima } from './file-words.ts'
import { SentFiles } from './sent-files.tsx'
import { useUploads } from './use-uploads.ts'

const ACCEPT = '.jpg,.jpeg,.png,.webp,.pdf,.mp4'

/** States in which a side hands over files. */
const OPEN = {
  VENDOR: new Set(['ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED']),
  AGENT: new Set(['NEW', 'ACCEPTED', 'IN_PRODUCTION', 'CHANGES_ASKED']),
} as const satisfies Record<OrderSide, ReadonlySet<string>>

interface SideFilesProps {
  order: OrderWholeFragment
  acts: OrderActs
  side: OrderSide
  title: ReactNode
  /** when the vendor's session ends; a later end means a new login */
  until?: number | null
}

/** The files that a side sends with an order, as it sees them: chosen or dropped here, sent one after the other, taken out again. */
export function SideFiles({ order, acts, side, title, until = null }: SideFilesProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { queue, files: sent } = useUploads(order.id, side)
  const isOpen = OPEN[side].has(order.state)
  useEffect(() => {
    if (until !== null) queue.again(({ code }) => code === 'invalid_access_token')
  }, [queue, until])
  // those on this page's own list are shown there until they have arrived
  const underWay = new Set(sent.filter(({ state }) => state !== 'done').map(({ name }) => name))
  const own = order.files.filter((file) => file.side === side)
  const kept = own.filter(({ isStored, name }) => isStored || !underWay.has(name))
  const remove = (file: string) =>
    acts.act(`remove ${file}`, async () => (await import('./order-file.functions.ts')).removeDelivery({ data: { side, file } }))
  if (!isOpen && kept.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="title text-lg">
        {title} <span className="figures font-normal text-ink-3">{kept.filter(({ isStored }) => isStored).length}</span>
      </h3>
      {isOpen ? <FileDrop onFiles={(files) => queue.add(files.map((file) => ({ file, name: file.name })))} /> : null}
      <SentFiles files={sent.filter(({ state }) => state !== 'done')} queue={queue} />
      {kept.length > 0 ? (
        <ul aria-label={t`Files of this order`} className="grid border-t border-line">
          {kept.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
              <FileThumb file={file} className="h-12 w-16 shrink-0 rounded border border-line object-cover" />
              <span className="min-w-40 flex-1">
                {file.isStored ? (
                  <a
                    href={`/uploads/${file.id}`}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4 wrap-anywhere"
                  >
                    {file.name}
                  </a>
                ) : (
                  <span className="wrap-anywhere">{file.name}</span>
                )}
                <span className="figures block text-sm text-ink-3">
                  {formatBytes(file.bytes, i18n.locale)}
                  {file.isStored ? null : (
                    <>
                      {' · '}
                      <Trans>Broken off. Choose the same file again, and it goes on where it stopped.</Trans>
                    </>
                  )}
                </span>
              </span>
              {isOpen ? (
                <Button size="small" look="ghost" disabled={acts.isSending} onClick={() => void remove(file.id)}>
                  <Trans>Take out</Trans>
                  <span className="sr-only"> {file.name}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { i18n } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { small, film, count } = uploadMaxima(i18n.locale)
  const take = () => {
    const chosen = [...(input.current?.files ?? [])]
    if (chosen.length === 0) return
    // so that the same file can be chosen again
    if (input.current) input.current.value = ''
    onFiles(chosen)
  }
  // what was chosen before the page woke
  const woke = useRef(take)
  useEffect(() => woke.current(), [])
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cx('grid gap-2 rounded border border-dashed p-4', isOver ? 'border-lagoon bg-wash' : 'border-line')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <label id={`${id}-title`} htmlFor={id} className="font-[560]">
        <Trans>Add files, or drop them here</Trans>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={ACCEPT}
        onChange={take}
        aria-describedby={`${id}-hint`}
        className="max-w-full text-sm file:mr-3 file:h-9 file:cursor-pointer file:rounded file:border file:border-solid file:border-line file:bg-sheet file:px-4 file:font-[560] file:text-ink"
      />
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        <Trans>
          JPEG, PNG, WebP and PDF up to {small}, MP4 up to {film}; at most {count} files. A file that breaks off goes on where it stopped.
        </Trans>
      </p>
    </section>
  )
}
