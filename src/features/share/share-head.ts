import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShareFrame } from '#api/shares.ts'

const hidden = { name: 'robots', content: 'noindex' }

/** Search engines keep no frozen page. */
export function sharedHead(i18n: I18n, load: { shared: ShareFrame | null } | undefined) {
  const title = load?.shared?.opened?.title ?? i18n._(msg`Shared page`)
  return { meta: [{ title: `${title} · realEstate` }, { property: 'og:title', content: title }, hidden] }
}

export const agentHead = (i18n: I18n, agent?: { lines: { name: string; agency: string } }) => {
  if (!agent) return { meta: [{ title: `${i18n._(msg`Agent`)} · realEstate` }, hidden] }
  const title = `${agent.lines.name}, ${agent.lines.agency}`
  return { meta: [{ title: `${title} · realEstate` }, { property: 'og:title', content: title }] }
}
