import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { ThumbnailDrawing } from '../picture/thumbnail.tsx'
import { pictureOfProject } from '../picture-of-project.ts'
import { useFormat } from '../use-format.ts'
import { ToolCard } from './tool-card.tsx'
import type { ToolExampleFacts } from './tool-facts.ts'

/** The head of a page that an agent shares, of the project of these examples. */
export function ShareExample({ facts }: { facts: ToolExampleFacts }) {
  const { i18n } = useLingui()
  const format = useFormat(facts.currency)
  const { project, analysis } = facts
  return (
    <ToolCard
      title={<Trans>Branded share pages</Trans>}
      to="/user/shares"
      about={<Trans>A report as your client opens it, with your lines above it.</Trans>}
    >
      <div className="grid gap-3 rounded border border-line bg-paper p-4">
        <p className="border-b border-ink pb-2 text-ink-2">
          <Trans>Your name · registration number · agency and its licence · phone</Trans>
        </p>
        <div className="flex items-center gap-4">
          <span className="shrink-0">
            <ThumbnailDrawing facts={pictureOfProject(project)} className="h-12 w-16" />
          </span>
          <div className="min-w-0">
            <p className="title text-xl">{localName(i18n, project)}</p>
            <p className="text-ink-2">{[project.street, localName(i18n, project.area)].filter(Boolean).join(', ')}</p>
            {analysis ? <p className="figures">{format.range(format.short(analysis.low), format.short(analysis.high))}</p> : null}
          </div>
        </div>
      </div>
    </ToolCard>
  )
}
