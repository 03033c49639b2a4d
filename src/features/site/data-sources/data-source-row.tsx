import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { DataSourcesQuery } from '#graphql/generated/graphql.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { licencesOf } from './licences.ts'
import { isSourceKind, PUBLISHERS, type Publisher } from './publishers.ts'
import { SOURCE_WORDS } from './source-words.ts'

export type PublishedSource = DataSourcesQuery['market']['sources'][number]

const link = 'text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon'

/** One source: what it is, who publishes it and how it may be used, its months, and what the import did with its rows. */
export function DataSourceRow({ source, format }: { source: PublishedSource; format: Format }) {
  const { i18n } = useLingui()
  const { kind, name, firstMonth, lastMonth, rowsRead, rowsRejected } = source
  const words = isSourceKind(kind) ? SOURCE_WORDS[kind] : null
  const publisher = isSourceKind(kind) ? PUBLISHERS[kind] : null
  const months = firstMonth && lastMonth ? format.range(format.month(firstMonth), format.month(lastMonth)) : null
  return (
    <article className="grid grid-cols-2 gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_176px_104px_104px]">
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <h3 className="font-semibold">{words ? i18n._(words.title) : name}</h3>
        {words ? <p className="max-w-[60ch] text-pretty text-ink-2">{i18n._(words.holds)}</p> : null}
      </div>
      <div className="col-span-2 min-w-0 lg:col-span-1">
        {publisher ? <PublisherLink publisher={publisher} /> : null}
        <Licence recorded={source.licence} />
      </div>
      <dl className="contents">
        <Cell label={<Trans>Months</Trans>} className={months === null ? 'max-lg:hidden' : 'max-lg:col-span-2'}>
          {months ?? '–'}
          {months && lastMonth ? <OldData month={lastMonth} /> : null}
        </Cell>
        <Cell label={<Trans>Rows read</Trans>}>{format.count(rowsRead)}</Cell>
        <Cell label={<Trans>Refused</Trans>}>
          {rowsRejected === 0 ? <Trans context="of rows">none</Trans> : format.count(rowsRejected)}
        </Cell>
      </dl>
    </article>
  )
}

const Cell = ({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) => (
  <div className={cx('figures', className)}>
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const PublisherLink = ({ publisher: { name, fullName, href } }: { publisher: Publisher }) => (
  <p>
    <a href={href} rel="noopener" target="_blank" className={link}>
      {fullName ?? name}
    </a>
    {fullName ? ` (${name})` : null}
  </p>
)

function Licence({ recorded }: { recorded: string }) {
  const licences = licencesOf(recorded)
  return (
    <p className="text-sm text-ink-3">
      <Trans context="of data">Licence</Trans>:{' '}
      {licences.length === 0 ? <Trans>the file names none; the publisher’s terms apply</Trans> : null}
      {licences.map(({ name, href }, i) => (
        <Fragment key={name}>
          {i > 0 ? '; ' : null}
          {href ? (
            <a href={href} rel="noopener license" target="_blank" className={link}>
              {name}
            </a>
          ) : (
            name
          )}
        </Fragment>
      ))}
    </p>
  )
}
