import { isValidElement, type ReactElement } from 'react'

/** How functions and data are named in a text of what would be rendered. */
interface Names {
  /** of a component, whose own name is the same for many */
  component(component: object): number
  /** of data that JSON says whole */
  data(data: object): string
}

/**
 * What would be rendered, as text: elements with their properties, to the last value. Null where a function is among them: what it does
 * cannot be told. What has a `toJSON` is what that says.
 */
export function textOfContent(content: unknown, names: Names): string | null {
  if (typeof content === 'function') return isSaid(content) ? JSON.stringify(content.toJSON()) : null
  if (typeof content === 'symbol') return null
  if (typeof content !== 'object' || content === null) return JSON.stringify(content) ?? 'undefined'
  if (isValidElement(content)) return textOfElement(content, names)
  if (isData(content)) return names.data(content)
  return Array.isArray(content) ? inOrder(content, names) : null
}

function textOfElement({ type, key, props }: ReactElement, names: Names): string | null {
  const name = typeof type === 'string' ? type : typeof type === 'symbol' ? String(type) : names.component(type)
  const text = inOrder(Object.entries(props as object).flat(), names)
  return text && `<${name} ${key} ${text}>`
}

function inOrder(parts: readonly unknown[], names: Names): string | null {
  const texts: string[] = []
  for (const part of parts) {
    const text = textOfContent(part, names)
    if (text === null) return null
    texts.push(text)
  }
  return `[${texts.join()}]`
}

/** Whether JSON says all of it. */
function isData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null || isSaid(value)) return true
  return !isValidElement(value) && Object.values(value).every(isData)
}

/** Whether it says itself what it is. */
const isSaid = (value: object): value is { toJSON: () => unknown } => 'toJSON' in value && typeof value.toJSON === 'function'
