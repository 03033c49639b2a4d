import { Trans, useLingui } from '@lingui/react/macro'
import { formatCount } from '#lib/format.ts'
import { formatDayTime } from '#session/day-time.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { FeedPage } from '../desk-page.ts'

type Unknown = FeedPage['unknowns'][number]

/** What the reader has not understood in files of all countries, so that it can be learnt. */
export function UnknownTable({ unknowns }: { unknowns: readonly Unknown[] }) {
  const { i18n } = useLingui()
  const columns: readonly Column<Unknown>[] = [
    { key: 'field', header: <Trans>Field</Trans>, cell: ({ field }) => field || '…' },
    { key: 'format', header: <Trans>Format</Trans>, cell: ({ format }) => format },
    { key: 'code', header: <Trans>Fault</Trans>, cell: ({ code }) => code },
    { key: 'shape', header: <Trans>Shape</Trans>, cell: ({ shape }) => <code>{shape}</code> },
    { key: 'count', header: <Trans>Times</Trans>, numeric: true, cell: ({ count }) => formatCount(count, i18n.locale) },
    { key: 'seen', header: <Trans>Last</Trans>, cell: ({ seenAt }) => formatDayTime(seenAt, i18n.locale) },
  ]
  return (
    <PageSection title={<Trans>What the reader has not understood</Trans>}>
      <div className="pt-5">
        <DataTable
          caption={<Trans>Letters are shown as A, digits as 9; what stood there is not kept.</Trans>}
          columns={columns}
          rows={unknowns}
          rowKey={({ format, field, code, shape }) => `${format} ${field} ${code} ${shape}`}
        />
      </div>
    </PageSection>
  )
}
