import { type ComponentProps, use } from 'react'
import { readAmount } from '#lib/typed-amount.ts'
import { cx } from '../class-names.ts'
import { useAmountFault } from './amount-fault.ts'
import { FieldFault } from './field-fault.ts'
import { controlFace } from './text-input.tsx'

interface AmountBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'onBlur'> {
  /** digits after the point that are kept; default 0 */
  decimals?: number
}

/** A number in a form that the browser sends as it was typed, to be read by `amountIn`; what that refuses is not sent, and told. */
export function AmountBox({ decimals = 0, className, ...rest }: AmountBoxProps) {
  const words = useAmountFault()
  const say = use(FieldFault)
  const faultOf = (typed: string): string => {
    const { fault } = typed.trim() === '' ? { fault: null } : readAmount(typed, decimals)
    return fault === null ? '' : words(fault, typed, decimals)
  }
  return (
    <input
      type="text"
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={30}
      className={cx(controlFace, 'figures', className)}
      {...rest}
      onChange={({ target }) => target.setCustomValidity(faultOf(target.value))}
      onBlur={({ target }) => say(faultOf(target.value))}
    />
  )
}
