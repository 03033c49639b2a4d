import { useLingui } from '@lingui/react/macro'
import { findContacts } from '#lib/find-contact.ts'

/** Says which words of a text an agent can be reached by; undefined for none. */
export function useContactFault() {
  const { t, i18n } = useLingui()
  return (text: string) => {
    const found = findContacts(text)
    if (found.length === 0) return undefined
    const words = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(found.map(({ words: named }) => t`“${named}”`))
    return t`Take out ${words}: phone numbers and addresses are not shown here. Your lines are added by themselves.`
  }
}
