import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { ToolCard } from '#property/tool-example/tool-card.tsx'
import type { ToolExampleFacts } from '#property/tool-example/tool-facts.ts'
import { useFormat } from '#property/use-format.ts'
import type { SheetExample } from '../drawn-examples.server.ts'
import { LabelPage } from '../label/label-page.tsx'

/** The first sheet of labels of a project, drawn by what draws the preview of a sheet before it is printed. */
export function LabelExample({ facts, sheet }: { facts: ToolExampleFacts; sheet: SheetExample }) {
  const { i18n, t } = useLingui()
  const format = useFormat(facts.currency)
  const [name, count] = [localName(i18n, facts.project), format.count(sheet.homes)]
  return (
    <ToolCard
      title={<Trans>Property labels</Trans>}
      to="/realAgent/property-label"
      about={
        <Trans>
          {name}: the first of {count} addresses that the records know, on a sheet of A4.
        </Trans>
      }
    >
      <div className="h-72 overflow-hidden rounded border border-line bg-wash p-3 pb-0">
        <LabelPage {...sheet} start={1} offset={{ x: 0, y: 0 }} label={t`A sheet of address labels: ${name}`} />
      </div>
    </ToolCard>
  )
}
