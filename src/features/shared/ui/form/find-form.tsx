import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { TextInput } from './text-input.tsx'

interface FindFormProps {
  /** what is looked for now */
  find: string | undefined
  /** what is found by which words, for whoever hears it */
  label: string
  placeholder: string
  /** the words to look for; undefined: none */
  onFind: (find: string | undefined) => void
  className?: string
  /** the word on the button */
  children: ReactNode
}

/** Finds rows of a desk by their words. Made anew (`key`) when the words of the address are others. */
export function FindForm({ find = '', label, placeholder, onFind, className, children }: FindFormProps) {
  const [text, setText] = useState(find)
  return (
    <form
      className={cx('flex min-w-0 gap-2', className)}
      onSubmit={(event) => {
        event.preventDefault()
        onFind(text.trim() || undefined)
      }}
    >
      <TextInput
        type="search"
        name="find"
        aria-label={label}
        placeholder={placeholder}
        maxLength={80}
        value={text}
        onValue={setText}
        className="max-w-96"
      />
      <Button type="submit">{children}</Button>
    </form>
  )
}
