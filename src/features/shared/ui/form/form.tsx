import { type ComponentProps, type FocusEvent, type FormEvent, useRef } from 'react'
import { useEarlySubmit } from './early-submit.ts'

/** What this element uses of a form: TanStack Form's, or what a short form keeps by itself. */
export interface DrivenForm {
  handleSubmit: () => Promise<void>
  state: { isSubmitting: boolean }
  getFieldMeta: (name: never) => { isPristine: boolean } | undefined
  validateField: (name: never, cause: 'change') => unknown
}

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate' | 'onSubmit' | 'onBlur'> {
  form: DrivenForm
}

/**
 * The element of such a form, whose inputs carry the names of its fields. It sends once at a time; the first wrong field gets the focus.
 * Only a script can send it: before hydration its method does nothing, so that page and entries stay, and hydration sends it.
 */
export function Form({ form, ...rest }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useEarlySubmit(ref)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.state.isSubmitting) return
    await form.handleSubmit()
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return <form ref={ref} method="dialog" noValidate onSubmit={onSubmit} onBlur={(event) => checkLeftField(form, event)} {...rest} />
}

/**
 * A field that was entered and left empty shows its error once the next field has the focus, and not at a press on a link or button, which
 * would move away under the pointer when the line appears.
 */
function checkLeftField(form: DrivenForm, { target, relatedTarget }: FocusEvent): void {
  const isInNextField = relatedTarget instanceof HTMLElement && relatedTarget.matches('input:not([type=checkbox]), textarea, select')
  const wasTypedIn = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isInNextField || !wasTypedIn || !target.name || target.readOnly) return
  const name = target.name as never
  if (form.getFieldMeta(name)?.isPristine) form.validateField(name, 'change')
}
