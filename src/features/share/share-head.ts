import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const hidden = { name: 'robots', content: 'noindex' }

export const sharedHead = (i18n: I18n) => ({ meta: [{ title: `${i18n._(msg`Shared page`)} · realEstate` }, hidden] })

export const agentHead = (i18n: I18n) => ({ meta: [{ title: `${i18n._(msg`Agent`)} · realEstate` }, hidden] })
