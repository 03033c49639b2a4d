import { isValidElement, type ReactElement, type ReactNode } from 'react'

/** Where a drawn part looks the same: on every page of its language, or for viewers of a kind at one address, because it has links. */
export type DrawnWhere = 'anywhere' | 'here'

/** What the server keeps of the drawn parts of the page that it renders. */
export interface DrawnParts {
  /**
   * The HTML of a part as it was drawn before, or the number under which it is marked, to be kept once the page is rendered; null for a part
   * that is not kept. `boundary` is its place in the code, `audience` what it depends on beside its content, language and address.
   */
  find(boundary: string, content: ReactNode, where: DrawnWhere, audience: string): { html: string } | { mark: number } | null
}

/** Components by number: their names are the same for many. */
const components = new WeakMap<object, number>()
const counted = { components: 0 }

function numberOf(component: object): number {
  const known = components.get(component)
  if (known !== undefined) return known
  counted.components += 1
  components.set(component, counted.components)
  return counted.components
}

/**
 * What would be rendered, as text: elements with their properties, and data by `digestOf`. Null where a function is among them: what it does
 * cannot be told. What has a `toJSON` is what that says.
 */
export function textOfContent(content: unknown, digestOf: (data: object) => string): string | null {
  if (typeof content === 'function') return isSaid(content) ? JSON.stringify(content.toJSON()) : null
  if (typeof content === 'symbol') return null
  if (typeof content !== 'object' || content === null) return JSON.stringify(content) ?? 'undefined'
  if (isValidElement(content)) return textOfElement(content, digestOf)
  if (isData(content)) return digestOf(content)
  if (!Array.isArray(content)) return null
  return inOrder(content, digestOf)
}

function textOfElement({ type, key, props }: ReactElement, digestOf: (data: object) => string): string | null {
  const name = typeof type === 'string' ? type : typeof type === 'symbol' ? String(type) : numberOf(type)
  const text = inOrder(Object.entries(props as object).flat(), digestOf)
  return text && `<${name} ${key} ${text}>`
}

function inOrder(parts: readonly unknown[], digestOf: (data: object) => string): string | null {
  const texts: string[] = []
  for (const part of parts) {
    const text = textOfContent(part, digestOf)
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
