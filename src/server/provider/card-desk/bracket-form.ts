/** A form's value: a text, a list, or fields. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/**
 * Reads Stripe's form notation: `items[0][price]=p&metadata[a]=b` is `{ items: [{ price: 'p' }], metadata: { a: 'b' } }`. Fields that are numbered from 0
 * are a list, and so is `expand[]`, repeated.
 */
export function readBracketForm(text: string): { [name: string]: FormValue } {
  const root: Tree = new Map()
  for (const [name, value] of new URLSearchParams(text)) plant(root, pathOf(name), value)
  return Object.fromEntries([...root].map(([name, value]) => [name, harvest(value)]))
}

type Tree = Map<string, Tree | string>

function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')]
}

function plant(tree: Tree, [step = '', ...rest]: string[], value: string): void {
  const key = step === '' ? String(tree.size) : step
  if (rest.length === 0) {
    tree.set(key, value)
    return
  }
  const known = tree.get(key)
  const below: Tree = known instanceof Map ? known : new Map()
  tree.set(key, below)
  plant(below, rest, value)
}

function harvest(value: Tree | string): FormValue {
  if (typeof value === 'string') return value
  const keys = [...value.keys()]
  const isList = keys.every((key, i) => key === String(i))
  if (isList) return [...value.values()].map(harvest)
  return Object.fromEntries([...value].map(([name, below]) => [name, harvest(below)]))
}
