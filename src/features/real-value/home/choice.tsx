import type { ComponentProps } from 'react'
import { Select, type SelectOption } from '#ui/form/select.tsx'

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** chosen at first */
  first: string
  options: readonly SelectOption<string>[]
}

const nothing = () => undefined

/** A list of choices for a plain form: it keeps what is chosen by itself and sends it under its name. */
export const Choice = ({ first, ...rest }: ChoiceProps) => <Select {...rest} defaultValue={first} onValue={nothing} />
