import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'ghost'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonFace {
  look?: ButtonLook
  size?: ButtonSize
}

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-terracotta text-on-accent hover:bg-terracotta-deep',
  secondary: 'border-line bg-sheet text-ink hover:border-ink-3',
  ghost: 'border-transparent text-ink-2 hover:bg-wash hover:text-ink',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-sm',
  medium: 'h-9 px-4',
  large: 'h-11 px-5',
}

/** The classes of a button, for what is pressed like one and is none. */
export const buttonFace = ({ look = 'secondary', size = 'medium' }: ButtonFace) =>
  cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded border font-[560] whitespace-nowrap transition-colors duration-(--duration-quick) disabled:opacity-50',
    LOOKS[look],
    SIZES[size],
  )

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonFace) {
  return <button type={type} className={cx(buttonFace({ look, size }), className)} {...rest} />
}

function ButtonAnchor({ look, size, className, ...rest }: ComponentProps<'a'> & ButtonFace) {
  return <a className={cx(buttonFace({ look, size }), className)} {...rest} />
}

/** A link that looks like a button; takes the typed `to`, `params` and `search` of a Link. */
export const ButtonLink = createLink(ButtonAnchor)
