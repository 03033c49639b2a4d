import { useForm, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'

interface ServerFormOptions<Values> {
  defaultValues: Values
  /** submits the values; a network error becomes a failure value */
  send: (values: Values) => Promise<Result<unknown>>
  /** all went well */
  done: (values: Values) => void | Promise<void>
  /** somebody has changed a field */
  changed?: (field: string, value: unknown) => void
}

/** A TanStack Form that the server answers. A failure keeps what was typed; its message goes when something is typed. */
export function useServerForm<Values>({ defaultValues, send, done, changed }: ServerFormOptions<Values>) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm({
    defaultValues,
    canSubmitWhenInvalid: true,
    listeners: {
      onChange: ({ fieldApi }) => {
        setFailure(null)
        changed?.(fieldApi.name, fieldApi.state.value)
      },
    },
    onSubmit: async ({ value }) => {
      setFailure(null)
      const answer = await send(value).catch(() => fail('network', 'unreachable'))
      if (answer.ok) await done(value)
      else setFailure(answer.failure)
    },
  })
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting)
  return { form, isSending, failure, setFailure }
}
