import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#property/use-format.ts'
import type { ReportData } from '../report-data.ts'
import type { ServedSection } from '../sections.ts'
import { hasData } from './given.ts'
import { SECTION_TABLE, type SectionRow } from './section-table.tsx'
import { SECTION_TITLES } from './section-titles.ts'

/** Sections one below the other, in their order. */
export function SectionRun({ sections, data }: { sections: readonly ServedSection[]; data: ReportData }) {
  return sections.map((section) => <OneSection key={section} section={section} data={data} />)
}

function OneSection<K extends ServedSection>({ section, data }: { section: K; data: ReportData }) {
  const { i18n } = useLingui()
  const format = useFormat(data.market.currencyCode)
  const { Part }: SectionRow<K> = SECTION_TABLE[section]
  if (!hasData(section, data)) return null
  return <Part data={data} heading={{ id: section, title: i18n._(SECTION_TITLES[section]) }} format={format} />
}
