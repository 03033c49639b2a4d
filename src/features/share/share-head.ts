import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShareFrame } from '#api/shares.ts'
import { linkPictureMeta } from '#session/link-picture.ts'
import { pageHead } from '#session/page-head.ts'
import { agentData } from '#session/structured-data.ts'
import type { OpenedAgent } from './share-guard.ts'

const hidden = { name: 'robots', content: 'noindex' }

/** Search engines keep no frozen page. Its link has a picture where everybody who has the address may open it. */
export function sharedHead(i18n: I18n, load: { shared: ShareFrame | null } | undefined, id: string) {
  const title = load?.shared?.opened?.title ?? i18n._(msg`Shared page`)
  const isOpen = load?.shared?.state === 'LIVE' && load.shared.opened !== null
  const description = i18n._(msg`A page that somebody has shared with you, with its figures as they were on the day it was made.`)
  const picture = isOpen ? linkPictureMeta({ subject: { kind: 'share', id }, alt: title, language: i18n.locale }) : []
  const described = [
    { name: 'description', content: description },
    { property: 'og:description', content: description },
  ]
  return { meta: [{ title: `${title} · realEstate` }, { property: 'og:title', content: title }, ...described, hidden, ...picture] }
}

type Agent = Pick<OpenedAgent, 'lines' | 'country' | 'avatar'>

/** A page of an agent; `page` is what follows the agent's number in its address. */
export const agentHead = (i18n: I18n, agent: Agent | undefined, page: string) => {
  if (!agent) return { meta: [{ title: `${i18n._(msg`Agent`)} · realEstate` }, hidden] }
  const { lines, country, avatar } = agent
  const { name, agency, licence: number } = lines
  const title = `${name}, ${agency}`
  const pathOf = (of: string) => `/share/${encodeURIComponent(number)}/${of}?countryCode=${country}`
  const head = pageHead({
    title,
    description: i18n._(
      msg`${name} of ${agency}, registered as ${number}: homes on offer, the areas served with their recorded prices, and ways to get in touch.`,
    ),
    path: pathOf(page),
  })
  const subject = { kind: 'agent', country, number } as const
  return {
    ...head,
    meta: [
      ...head.meta,
      ...linkPictureMeta({ subject, alt: title, language: i18n.locale }),
      agentData({ name, agency, number, phone: lines.phone, picture: avatar, path: pathOf('profile') }),
    ],
  }
}
