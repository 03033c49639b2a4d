import { isRecord } from '#lib/records.ts'
import { readTab, writeTab } from './tab-storage.ts'

const PREFIX = 'typed '

/** What was typed into a form, by its fields. */
export type TypedTexts = Readonly<Record<string, string>>

/** Keeps in this tab what was typed into fields of a form and not sent, so that neither a reload nor a way back costs it. Nothing typed is nothing kept. */
export function keepTyped(form: string, texts: TypedTexts): void {
  const kept = Object.entries({ ...keptTyped(form), ...texts }).filter(([, text]) => text.trim() !== '')
  writeTab(PREFIX + form, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null)
}

/** What this tab has kept of a form; nothing for what it has not, and for what another version of the page has kept otherwise. */
export function keptTyped(form: string): TypedTexts {
  const text = readTab(PREFIX + form)
  if (text === null) return {}
  try {
    const kept: unknown = JSON.parse(text)
    return isRecord(kept)
      ? Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
      : {}
  } catch {
    return {}
  }
}

/** A form was sent. */
export const forgetTyped = (form: string): void => writeTab(PREFIX + form, null)

/** Whoever logs out leaves nothing behind. */
export function forgetAllTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // storage is forbidden: there is nothing to forget
  }
}
