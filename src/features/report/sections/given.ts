import type { ReportData } from '../report-data.ts'
import { type Answer, SECTIONS, type SectionKey } from '../sections.ts'

/** A report's data with what a section needs. */
export type WithData<K extends SectionKey> = ReportData & {
  [A in (typeof SECTIONS)[K]['needs'][number] & keyof ReportData]: NonNullable<ReportData[A]>
}

/** Whether all data that a section needs is there. Data of the head alone (deals) is not part of a report's data. */
export function hasData<K extends SectionKey>(section: K, data: ReportData): data is WithData<K> {
  const needs: readonly Answer[] = SECTIONS[section].needs
  return needs.every((answer) => answer === 'transactions' || data[answer] !== null)
}
