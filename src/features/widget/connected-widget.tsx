import { I18nProvider } from '@lingui/react'
import { applyDocumentTheme, type McpUiHostContext, useApp } from '@modelcontextprotocol/ext-apps/react'
import { useEffect, useMemo, useState } from 'react'
import { type ShownAnswer, shownAnswer } from './shown-answer.ts'
import { ShownAnswerView } from './shown-answer-view.tsx'
import { type WidgetWords, widgetLanguage } from './widget-words.ts'

interface ConnectedWidgetProps {
  words: WidgetWords
  /** the origin of our pages */
  site: string
}

/** The widget, connected to the assistant that shows it: it draws the result of the tool in the host's theme and language, and asks for nothing. */
export function ConnectedWidget({ words, site }: ConnectedWidgetProps) {
  const [changed, setChanged] = useState<McpUiHostContext | undefined>()
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const { app, error } = useApp({
    appInfo: { name: 'property-evidence', version: '1.0.0' },
    capabilities: {},
    onAppCreated: (created) => {
      created.addEventListener('toolresult', (result) => setAnswer(shownAnswer(result)))
      created.addEventListener('toolcancelled', () => setAnswer({ kind: 'none' }))
      created.addEventListener('hostcontextchanged', () => setChanged({ ...created.getHostContext() }))
    },
  })
  const host = changed ?? app?.getHostContext()
  const theme = host?.theme
  const locale = host?.locale
  const i18n = useMemo(() => widgetLanguage(words, locale), [words, locale])
  useEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  useEffect(() => {
    if (theme) applyDocumentTheme(theme)
  }, [theme])
  const open = app?.getHostCapabilities()?.openLinks ? (url: string) => void app.openLink({ url }) : null
  const { top = 0, right = 0, bottom = 0, left = 0 } = host?.safeAreaInsets ?? {}
  return (
    <I18nProvider i18n={i18n}>
      <div style={{ padding: `${top}px ${right}px ${bottom}px ${left}px` }}>
        <ShownAnswerView shown={error ? { kind: 'none' } : answer} site={site} open={open} />
      </div>
    </I18nProvider>
  )
}
