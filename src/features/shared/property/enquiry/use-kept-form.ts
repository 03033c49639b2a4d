import { keepTyped, type TypedTexts } from '#session/typed-text.ts'
import { filledIn } from './filled-in.ts'
import { useKnownEntries } from './use-known-entries.ts'

/** What this uses of a TanStack Form. */
interface FilledForm<Values> {
  state: { values: Values }
  setFieldValue: (name: never, value: never, options: { dontUpdateMeta: true; dontRunListeners: true; dontValidate: true }) => void
}

/** A form's change, kept by this tab where it is one of the `kept` fields. */
export const keepChange =
  (form: string, kept: readonly string[]) =>
  (field: string, value: unknown): void => {
    if (kept.includes(field) && typeof value === 'string') keepTyped(form, { [field]: value })
  }

/** Fills in a form of TanStack what is known of who fills it in; a field that is filled so counts as untouched. `given`: what the page wrote into it. */
export function useFilledForm<Values extends object>(name: string, form: FilledForm<Values>, given: Values): void {
  useKnownEntries(name, (known: TypedTexts) => {
    const { values } = form.state
    const filled = filledIn(values, known, given)
    for (const [field, value] of Object.entries(filled))
      if (value !== values[field as keyof Values])
        form.setFieldValue(field as never, value as never, { dontUpdateMeta: true, dontRunListeners: true, dontValidate: true })
  })
}
