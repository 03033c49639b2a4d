import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CopyRecordKind } from '#graphql/generated/enumerations.ts'

/** What the records of a kind are called. */
export const COPIED_KIND_WORDS: Readonly<Record<CopyRecordKind, MessageDescriptor>> = {
  LISTINGS: msg`Listing`,
  ENQUIRIES: msg`Enquiry`,
  APPOINTMENTS: msg`Appointment`,
  SAVED_SEARCHES: msg`Saved search`,
  HOMES_NOT_WRITTEN_TO: msg`Home that is not written to`,
  DEAL_LISTS: msg`List of deals`,
  OWN_HOMES: msg`Home of your own`,
  SMART_PLANS: msg`Smart plan`,
  LABEL_SHEETS: msg`Sheet of labels`,
  MARKET_ANALYSES: msg`Market analysis`,
  TOURS: msg`Tour`,
}

/** Why something is not taken in, and what to do. Codes are those of the pages where people write such things, and of the taking itself. */
const REASONS = new Map<string, MessageDescriptor>([
  // of the copy and its files
  ['part-missing', msg`This part of the copy was not chosen. Choose all parts together.`],
  ['file-missing', msg`The file is not in the parts that were chosen. Choose all parts together.`],
  ['file-changed', msg`The file is not as it was when the copy was made. Download the copy again.`],
  ['file-too-large', msg`The file is too large to be taken in.`],
  ['picture-refused', msg`The file is no picture that is shown here.`],
  ['record-too-large', msg`The record is too large to be taken in.`],
  ['not-json', msg`The line is no record. Download the copy again.`],
  ['missing', msg`Something is missing without which nothing can be made of it.`],
  ['unknown-value', msg`It says something that is not known here, so nothing can be made of it.`],
  ['out-of-range', msg`It does not end after it begins, or it is too long.`],
  ['other-country', msg`It is of another country. Choose that country at the top of the page, and bring the copy in once more.`],
  // of the person
  ['listing-agents', msg`Only agents have this, each in their own account.`],
  ['deal-list-agents', msg`Only agents have this, each in their own account.`],
  ['label-agents', msg`Only agents have this, each in their own account.`],
  ['analysis-agents', msg`Only agents have this, each in their own account.`],
  ['needs-subscription', msg`This comes with a plan. Choose one, and bring the copy in once more.`],
  ['seat-right', msg`Your seat does not include this. Ask whoever pays for it.`],
  // there are enough of them
  ['too-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['too-many-saved-searches', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['deal-list-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['own-home-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['plan-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['label-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['analysis-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['suppressed-many', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['tour-count', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  ['bundle-count', msg`You have as many as can be kept. Delete some, and bring the copy in once more.`],
  // of the record
  ['still-to-come', msg`The appointment is still to come. Make it anew, so that your visitor hears of it.`],
  ['saved-search-address', msg`There is no such page here.`],
  ['deal-list-address', msg`There is no such page here.`],
  ['saved-search-name', msg`It has no name.`],
  ['deal-list-name', msg`It has no name.`],
  ['own-home-name', msg`It has no name.`],
  ['plan-title', msg`It has no name.`],
  ['label-title', msg`It has no name.`],
  ['analysis-title', msg`It has no name.`],
  ['tour-title', msg`It has no name.`],
  ['own-home-place', msg`The records of this country have no such building.`],
  ['analysis-project', msg`The records of this country have no such building.`],
  ['analysis-evidence', msg`Too few sales are known today for such an analysis.`],
  ['analysis-few', msg`Too few sales are known today for such an analysis.`],
  ['label-none', msg`All homes of the sheet have asked for no letters.`],
  ['label-homes', msg`An address is missing, or cannot be written on a label.`],
  ['bundle-list', msg`The pictures of the room are damaged or of another size. Download the copy again.`],
  ['bundle-type', msg`The pictures of the room are damaged or of another size. Download the copy again.`],
  ['bundle-size', msg`The pictures of the room are damaged or of another size. Download the copy again.`],
  ['bundle-bytes', msg`The file is too large to be taken in.`],
  ['upload-failed', msg`The connection broke. Bring the copy in once more.`],
])

/** Words for a code; of one that has none, that the record is not as it can be written here. */
export const untakenWords = (code: string): MessageDescriptor => REASONS.get(code) ?? msg`It is not as it could be written here by hand.`

export const isNamedRefusal = (code: string): boolean => REASONS.has(code)
