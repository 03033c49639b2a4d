import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const FAILURES = new Map<string, MessageDescriptor>([
  ['source-id', msg`The address is made of lower-case words with hyphens between them.`],
  ['source-agency', msg`This is needed.`],
  ['source-licence', msg`This is needed.`],
  ['source-silence', msg`From 1 to 90 days.`],
  ['source-agents', msg`Each agent needs a name and a licence number.`],
  ['reader-name', msg`Say who is to have the key.`],
  ['webhook-address', msg`A webhook needs an address with https and a public name.`],
  ['topics-empty', msg`Choose what the webhook tells.`],
  ['webhooks-off', msg`Webhooks cannot be signed here: the Worker has no key for them.`],
  ['source-changed', msg`Somebody has changed this agency meanwhile, or its address is taken. Reload the page.`],
])

export const feedFailureWords = (code: string): MessageDescriptor =>
  FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`
