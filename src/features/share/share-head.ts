import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShareFrame } from '#api/shares.ts'
import { linkPictureMeta } from '#session/link-picture.ts'
import { agentData } from '#session/structured-data.ts'
import type { OpenedAgent } from './share-guard.ts'

const hidden = { name: 'robots', content: 'noindex' }

/** Search engines keep no frozen page. Its link has a picture where everybody who has the address may open it. */
export function sharedHead(i18n: I18n, load: { shared: ShareFrame | null } | undefined, id: string) {
  const title = load?.shared?.opened?.title ?? i18n._(msg`Shared page`)
  const isOpen = load?.shared?.state === 'LIVE' && load.shared.opened !== null
  const picture = isOpen ? linkPictureMeta({ subject: { kind: 'share', id }, alt: title, language: i18n.locale }) : []
  return { meta: [{ title: `${title} · realEstate` }, { property: 'og:title', content: title }, hidden, ...picture] }
}

type Agent = Pick<OpenedAgent, 'lines' | 'country' | 'avatar'>

export const agentHead = (i18n: I18n, agent?: Agent) => {
  if (!agent) return { meta: [{ title: `${i18n._(msg`Agent`)} · realEstate` }, hidden] }
  const { lines, country, avatar } = agent
  const title = `${lines.name}, ${lines.agency}`
  const number = lines.licence
  const path = `/share/${encodeURIComponent(number)}/profile?countryCode=${country}`
  const subject = { kind: 'agent', country, number } as const
  return {
    meta: [
      { title: `${title} · realEstate` },
      { property: 'og:title', content: title },
      ...linkPictureMeta({ subject, alt: title, language: i18n.locale }),
      agentData({ name: lines.name, agency: lines.agency, number, phone: lines.phone, picture: avatar, path }),
    ],
  }
}
