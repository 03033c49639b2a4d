import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeedApproval } from '#graphql/generated/graphql.ts'

const FAILURES = new Map<string, MessageDescriptor>([
  ['source-id', msg`The address is made of lower-case words with hyphens between them.`],
  ['source-agency', msg`This is needed.`],
  ['source-licence', msg`This is needed.`],
  ['source-silence', msg`From 1 to 90 days.`],
  ['source-agents', msg`Each agent needs a name and a licence number.`],
  ['reader-name', msg`Say who is to have the key.`],
  ['scopes-empty', msg`Choose what the key opens.`],
  ['readers-many', msg`Fifty readers have a key already. End one of them first.`],
  ['webhooks-many', msg`Ten webhooks are told already. End one of them first.`],
  ['webhook-address', msg`A webhook needs an address with https and a public name.`],
  ['topics-empty', msg`Choose what the webhook tells.`],
  ['webhooks-off', msg`Webhooks cannot be signed here: the Worker has no key for them.`],
  ['source-changed', msg`Somebody has changed this agency meanwhile, or its address is taken. Reload the page.`],
  ['source-unapproved', msg`The feed is not approved, or is switched off.`],
  ['feed-connected', msg`An agency with this licence number is connected already. Write to us if you are to manage its feed.`],
  ['feed-running', msg`A file is being taken in. Wait until it is done; one that was cut off gives way after a quarter of an hour.`],
  ['feed-format', msg`Say how the file is written.`],
  ['feed-empty', msg`The file is empty.`],
  ['feed-size', msg`The file is too large. Split it in parts of at most 32 MB.`],
  ['feed-file', msg`Choose a file.`],
  ['feed-lost', msg`The connection broke before the file was here. Try again.`],
  ['too-many-attempts', msg`That was often. Wait an hour, then try again.`],
  ['dry-run-unknown', msg`Another file was tried out meanwhile. Reload the page.`],
  ['dry-run-empty', msg`Nothing of the file could be taken. Mend it first.`],
  ['columns-unknown', msg`One of these columns is known already. Reload the page.`],
  ['columns-twice', msg`Two columns mean the same. Only one of them can count.`],
  ['feed-address', msg`Write a whole public address that begins with https://.`],
  ['fetch-address', msg`The address leads to one that is not public.`],
  ['fetch-redirects', msg`The address is sent on too often.`],
  ['fetch-status', msg`The address answers with an error.`],
  ['fetch-unreachable', msg`The address does not answer.`],
  ['fetch-size', msg`The file is larger than 32 MB.`],
  ['fetch-absent', msg`Nothing lies at the address, or it asks to sign in.`],
  ['fetch-type', msg`A web page lies at the address, and no file.`],
  ['fetch-empty', msg`The file at the address is empty.`],
  ['agent-unknown', msg`There is nobody to write to: no address, or an account already.`],
  ['agent-invited', msg`A letter was sent within thirty days.`],
  ['approval-note', msg`Write why, so that the agency can mend it.`],
])

export const feedFailureWords = (code: string): MessageDescriptor =>
  FAILURES.get(code) ?? msg`This could not be done. Nothing is lost; try again in a moment.`

export const FEED_APPROVAL_WORDS: Record<FeedApproval, MessageDescriptor> = {
  DRAFT: msg`Being set up`,
  ASKED: msg`Waits for approval`,
  APPROVED: msg`Approved`,
  DECLINED: msg`Not approved`,
}

/** How files are written; these names are the same in every language. */
export const FEED_FORMAT_OPTIONS = [
  { value: 'RESO', label: 'RESO JSON' },
  { value: 'CSV', label: 'CSV' },
  { value: 'REAXML', label: 'REAXML' },
] as const
