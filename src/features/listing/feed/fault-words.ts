import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const TO_DO = new Map<string, MessageDescriptor>([
  ['broken', msg`Check how the record is written.`],
  ['missing', msg`Give this field.`],
  ['wrong-type', msg`Write a number where a number is asked for, and a text where a text is.`],
  ['out-of-range', msg`Write a value within the bounds.`],
  ['too-long', msg`Shorten it.`],
  ['unknown-value', msg`Use one of the words that the format knows.`],
  ['not-a-time', msg`Write days as 2026-11-30 and times as 2026-11-30T09:00:00Z.`],
  ['not-an-address', msg`Write the whole address.`],
  ['too-large', msg`Make the record smaller.`],
  ['not-advertisable', msg`Give these lines: the law asks for them.`],
  ['not-a-home', msg`Nothing: only homes are advertised here.`],
  ['other-office', msg`Nothing: it is another agency’s.`],
  ['stays-closed', msg`Nothing: it was closed. To advertise it again, give it a new key.`],
  ['stays-withdrawn', msg`We took it off the pages. Write to us.`],
  ['twice', msg`Name each listing once.`],
])

/** What to change, by the code of a fault. */
export const faultWords = (code: string): MessageDescriptor => TO_DO.get(code) ?? msg`Check this field.`

const REFUSALS = new Map<string, MessageDescriptor>([
  ['encoding', msg`The letters of the file could not be read. Choose its encoding and try it out again.`],
  ['has-doctype', msg`The file brings declarations of its own, which are not read. Export it without them.`],
  ['no-header', msg`The first row must name each column once, and one of them ListingKey.`],
  ['no-records', msg`The file holds no record that could be taken.`],
  ['cut-off', msg`The file breaks off. Export it again.`],
  ['too-many-gone', msg`More than half of what you advertise is not in the file. Nothing is withdrawn until you say that this is meant.`],
  ['unnamed-records', msg`Some records have no key, so nothing is withdrawn.`],
])

/** Why a file is not taken, or withdraws nothing; the reason begins with a code. */
export const fileRefusalWords = (reason: string): MessageDescriptor =>
  REFUSALS.get(reason.split(':', 1)[0] ?? '') ?? msg`The file cannot be read to its end. Check its format and export it again.`
