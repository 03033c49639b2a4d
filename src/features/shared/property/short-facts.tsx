import type { Format } from './use-format.ts'

interface ShortFactsProps {
  /** "2026-03" */
  month: string
  /** m² */
  areaSqm: number
  distanceMetres: number
  format: Format
}

/** On phones, under the name of a comparable sale: its month, size and distance, whose columns are left out there. */
export const ShortFacts = ({ month, areaSqm, distanceMetres, format }: ShortFactsProps) => (
  <span className="block text-xs text-ink-3 sm:hidden">
    {[format.month(month), format.area(areaSqm), distanceMetres === 0 ? null : format.distance(distanceMetres)].filter(Boolean).join(' · ')}
  </span>
)
