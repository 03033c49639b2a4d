import { Trans, useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { DataSourceRow, type PublishedSource } from './data-source-row.tsx'
import { isSourceKind } from './publishers.ts'
import { SOURCE_GROUP_WORDS, SOURCE_WORDS, type SourceGroup } from './source-words.ts'

/** The sources by what they are about; those of a kind that is not known here stand last. */
export function SourceSections({ sources, format }: { sources: readonly PublishedSource[]; format: Format }) {
  const { i18n } = useLingui()
  const known = (Object.keys(SOURCE_GROUP_WORDS) as SourceGroup[]).map((group) => ({
    key: group,
    title: i18n._(SOURCE_GROUP_WORDS[group]),
    rows: sources.filter(({ kind }) => isSourceKind(kind) && SOURCE_WORDS[kind].group === group),
  }))
  const others = { key: 'others', title: <Trans>Records</Trans>, rows: sources.filter(({ kind }) => !isSourceKind(kind)) }
  return [...known, others]
    .filter(({ rows }) => rows.length > 0)
    .map(({ key, title, rows }) => (
      <PageSection
        key={key}
        title={title}
        aside={<Trans>{format.count(rows.reduce((sum, row) => sum + row.rowsRead, 0))} rows read</Trans>}
      >
        <ul>
          {rows.map((source) => (
            <li key={source.name} className="break-inside-avoid border-b border-line">
              <DataSourceRow source={source} format={format} />
            </li>
          ))}
        </ul>
      </PageSection>
    ))
}
