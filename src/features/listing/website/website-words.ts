import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { AGENT_HOSTS_MAX, AGENT_LOGO_MAX_BYTES, AGENT_LOGO_MAX_PX, AGENT_LOGO_MIN_PX } from '#graphql/share-kinds.ts'

const LOGO_MAX_KB = AGENT_LOGO_MAX_BYTES / 1_000

const CODES: Record<string, MessageDescriptor> = {
  'agent-brand-accent': msg`A colour is written as # and six digits or letters from a to f.`,
  'agent-brand-hosts': msg`Write at most ${AGENT_HOSTS_MAX} addresses, each beginning with https:// and without a path.`,
  'agent-page-licence': msg`Only agents have such a page.`,
  'file-type': msg`Only JPEG, PNG and WebP pictures can be taken.`,
  'file-size': msg`The logo is larger than ${LOGO_MAX_KB} kB. Take a smaller one.`,
  'file-dimensions': msg`The logo must be between ${AGENT_LOGO_MIN_PX} and ${AGENT_LOGO_MAX_PX} pixels wide and high.`,
}
const OTHERWISE = msg`It could not be saved. Nothing is lost; try again in a moment.`

/** What a refusal means. */
export const brandFailure = (code: string): MessageDescriptor => CODES[code] ?? OTHERWISE
