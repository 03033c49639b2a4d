import { isValidElement, type ReactNode } from 'react'

/** The properties of a part: the compiler makes it one component, whose properties are all that its code uses of the page. */
export const propertiesOf = (part: ReactNode): unknown =>
  isValidElement<object>(part) ? Object.fromEntries(Object.entries(part.props).map(([name, value]) => [name, said(value)])) : part

/** Formats are made anew by each rendering, and say what they are. */
const said = (value: unknown): unknown => (isSaid(value) ? value.toJSON() : value)

const isSaid = (value: unknown): value is { toJSON: () => unknown } =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'
