/** §9: how long typing must rest before a field that asks for it is checked. */
export const VALIDATION_DEBOUNCE_MS = 1000

export type FieldStatus = 'quiet' | 'checking' | 'invalid' | 'valid'

export interface FieldFacts {
  value: unknown
  /** the visitor was in the field and left it */
  touched: boolean
  /** what the form's schema says about the value */
  hasError: boolean
  /** an asynchronous check is on its way */
  checking?: boolean
}

/** Whether a field is filled: a text with a visible character, a number, a ticked box, a list with an item. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'boolean' ? value : value !== null && value !== undefined
}

/** §5: errors show only for fields touched or holding a value; an empty field without an error shows no status. */
export function fieldStatus({ value, touched, hasError, checking = false }: FieldFacts): FieldStatus {
  const filled = isFilled(value)
  if (!touched && !filled) return 'quiet'
  if (checking) return 'checking'
  if (hasError) return 'invalid'
  return filled ? 'valid' : 'quiet'
}
