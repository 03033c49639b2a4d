import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { OrderFileFragment } from '#graphql/generated/graphql.ts'
import { formatBytes } from '#lib/format.ts'
import { FileThumb } from './file-thumb.tsx'

/** What the other side has sent: pictures open in a tab of their own, films play here, and all can be saved. */
export function OrderFiles({ files, title }: { files: readonly OrderFileFragment[]; title: ReactNode }) {
  const { i18n } = useLingui()
  const id = useId()
  if (files.length === 0) return null
  const films = files.filter(({ kind }) => kind === 'MP4')
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="title text-lg">
        {title} <span className="figures font-normal text-ink-3">{files.length}</span>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
        {files.map((file) => (
          <li key={file.id} className="grid content-start gap-1.5">
            <a href={`/uploads/${file.id}`} target="_blank" rel="noreferrer" className="grid gap-1.5">
              <FileThumb file={file} className="aspect-[4/3] w-full rounded border border-line object-cover" />
              <span className="wrap-anywhere text-sm text-lagoon underline underline-offset-4">{file.name}</span>
            </a>
            <p className="figures flex flex-wrap items-center justify-between gap-2 text-sm text-ink-3">
              {formatBytes(file.bytes, i18n.locale)}
              <a
                href={`/uploads/${file.id}?save`}
                download={file.name}
                className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
              >
                <Trans>Save</Trans>
                <span className="sr-only"> {file.name}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      {films.map((film) => (
        <figure key={film.id} className="grid gap-1.5">
          {/* biome-ignore lint/a11y/useMediaCaption: the vendor's films of homes come without captions */}
          <video src={`/uploads/${film.id}`} controls preload="metadata" className="max-h-[28rem] w-full rounded bg-wash" />
          <figcaption className="text-sm text-ink-3 wrap-anywhere">{film.name}</figcaption>
        </figure>
      ))}
    </section>
  )
}
