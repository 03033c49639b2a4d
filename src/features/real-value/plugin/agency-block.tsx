import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import type { WidgetQuery } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { useFrameHeight } from '#property/use-frame-height.ts'
import { Panel } from '#ui/panel.tsx'
import type { PluginSubject } from '../search.ts'
import { WidgetForm } from './widget-form.tsx'

interface AgencyBlockProps {
  widget: NonNullable<WidgetQuery['widget']>
  widgetKey: string
  agent: string
  /** what the address names; null: nothing yet */
  subject: PluginSubject | null
  /** the project is known: there is something to ask about */
  isKnown: boolean
  children: ReactNode
}

/** The block on an agency's website: find a home, see its estimate, write to the agency. */
export function AgencyBlock({ widget, widgetKey, agent, subject, isKnown, children }: AgencyBlockProps) {
  const content = useRef<HTMLDivElement>(null)
  useFrameHeight(content)
  const navigate = useNavigate()
  const [isVague, setVague] = useState(false)
  const { agency } = widget
  return (
    <div ref={content} className="mx-auto grid max-w-[640px] gap-5 p-4">
      <div className="grid gap-2">
        {subject ? null : (
          <h1 className="title text-2xl">
            <Trans>What is a home worth?</Trans>
          </h1>
        )}
        <SearchBox
          country={widget.country}
          onPlace={({ typeGroup, slug }) => {
            setVague(!typeGroup || !slug)
            if (!typeGroup || !slug) return
            void navigate({
              to: '/plugin/report-property',
              search: {
                countryCode: widget.country,
                key: widgetKey,
                agent: agent || undefined,
                projectType: fromWireTypeGroup(typeGroup),
                projectSlug: slug,
              },
            })
          }}
        />
        <p role="status" className="min-h-5 text-sm text-ink-2">
          {isVague ? <Trans>That is a place with many homes. Choose a building or project of the list.</Trans> : null}
        </p>
      </div>
      {children}
      {subject && isKnown ? (
        <WidgetForm key={subject.slug} subject={subject} widgetKey={widgetKey} agent={agent} agency={agency} />
      ) : subject ? null : (
        <p className="text-ink-2">
          <Trans>Type an address or a project. You see the estimate with its range and date, and can write to {agency}.</Trans>
        </p>
      )}
    </div>
  )
}

/** In place of a block whose key is not known: the website's owner is to correct it. */
export const ClosedBlock = () => (
  <div className="p-4">
    <Panel kind="empty" title={<Trans>This block is not open</Trans>}>
      <Trans>The key in the address of this block is not known, or has ended. The owner of the website can ask for another one.</Trans>
    </Panel>
  </div>
)
