import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#property/use-format.ts'
import type { ReportData } from '../../report-data.ts'
import { type Answer, SECTIONS, type StillSection } from '../../sections.ts'
import { type Given, SECTION_TABLE, type SectionRow } from './section-table.tsx'

/** Sections one below the other, in their order. */
export function SectionRun({ sections, data }: { sections: readonly StillSection[]; data: ReportData }) {
  return sections.map((section) => <OneSection key={section} section={section} data={data} />)
}

function OneSection<K extends StillSection>({ section, data }: { section: K; data: ReportData }) {
  const { i18n } = useLingui()
  const format = useFormat(data.market.currencyCode)
  const { title, Part, Missing }: SectionRow<K> = SECTION_TABLE[section]
  if (!isGiven(section, data)) return Missing ? <Missing data={data} /> : null
  return <Part data={data} heading={{ id: section, title: i18n._(title) }} format={format} />
}

/** Whether all data that a section needs is there. Data of the head alone (deals) is not part of a report's data. */
function isGiven<K extends StillSection>(section: K, data: ReportData): data is Given<K> {
  const needs: readonly Answer[] = SECTIONS[section].needs
  return needs.every((answer) => answer === 'transactions' || data[answer] !== null)
}
