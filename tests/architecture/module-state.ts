import { resolveImport } from './shelf-users.ts'
import type { Source } from './sources.ts'
import { allParts, type Part, partIn, partsOf, statementsOf, wordOf } from './syntax.ts'

/** Something at module scope that can change while the server runs. */
export interface Held {
  path: string
  name: string
  why: string
}

const COLLECTION = /^(Map|Set|WeakMap|WeakSet|Array|ArrayBuffer|(Int|Uint|Float|BigInt|BigUint)\d+(Clamped)?Array)$/
const CHANGES = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
])
/** functions of packages whose answer is meant to be changed */
const PACKAGE_STATE = new Set(['proxy', 'proxyMap', 'proxySet'])
const OURS = /^(src|tests)\//
const FUNCTION =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|MethodProperty|GetterProperty|SetterProperty|Constructor)$/

interface Scope {
  part: Part
  names: ReadonlySet<string>
}

/** What one file declares at module scope and what its functions change. */
interface Reading {
  path: string
  /** name → initial value, or the declaration of a function or class */
  declared: Map<string, Part>
  reassignable: string[]
  /** local name → where it comes from */
  imported: Map<string, { from: string; name: string }>
  /** names of module scope, own and imported, that a function changes */
  changed: Set<string>
  /** own functions and classes whose answer changes itself when it is used */
  remembering: Set<string>
}

/** The names that a pattern or a declaration introduces. */
function namesIn(pattern: Part | null): string[] {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [wordOf(pattern) ?? '']
  if (pattern.type === 'KeyValuePatternProperty') return namesIn(partIn(pattern, 'value'))
  if (pattern.type === 'AssignmentPatternProperty') return namesIn(partIn(pattern, 'key'))
  if (pattern.type === 'AssignmentPattern') return namesIn(partIn(pattern, 'left'))
  return /Pattern|Parameter|RestElement/.test(pattern.type) ? partsOf(pattern).flatMap(namesIn) : []
}

/** The names that a function has for itself, blocks included, its inner functions excluded. */
function ownNames(owner: Part): Set<string> {
  const names = new Set<string>()
  const look = (part: Part) => {
    if (part.type === 'VariableDeclarator' || part.type === 'CatchClause')
      for (const name of namesIn(partIn(part, 'id') ?? partIn(part, 'param'))) names.add(name)
    if (/^(Function|Class)Declaration$/.test(part.type)) names.add(wordOf(partIn(part, 'identifier')) ?? '')
    if (!FUNCTION.test(part.type)) for (const under of partsOf(part)) look(under)
  }
  for (const part of partsOf(owner.params)) for (const name of namesIn(part)) names.add(name)
  for (const part of partsOf(owner)) look(part)
  return names
}

/** The name at the root of `a`, `a.b`, `a[0].b`, `a.get(key)`; `this` for a member of an instance. */
function rootOf(part: Part | null): string | null {
  if (!part) return null
  if (part.type === 'Identifier') return wordOf(part)
  if (part.type === 'ThisExpression') return 'this'
  if (part.type === 'CallExpression') {
    const callee = partIn(part, 'callee')
    return callee?.type === 'MemberExpression' && wordOf(partIn(callee, 'property')) === 'get' ? rootOf(partIn(callee, 'object')) : null
  }
  const inner = partIn(part, 'object') ?? partIn(part, 'expression') ?? partIn(part, 'base')
  return /^(MemberExpression|OptionalChainingExpression|ParenthesisExpression|Ts\w+)$/.test(part.type) ? rootOf(inner) : null
}

/** The root of what an expression changes; null where it changes nothing that has a name. */
function changedBy(part: Part): string | null {
  if (part.type === 'AssignmentExpression') return rootOf(partIn(part, 'left'))
  if (part.type === 'UpdateExpression') return rootOf(partIn(part, 'argument'))
  if (part.type === 'UnaryExpression' && part.operator === 'delete') return rootOf(partIn(part, 'argument'))
  if (part.type !== 'CallExpression') return null
  const called = partIn(part, 'callee')
  const callee = called?.type === 'OptionalChainingExpression' ? partIn(called, 'base') : called
  if (callee?.type !== 'MemberExpression') return null
  const [object, method] = [partIn(callee, 'object'), wordOf(partIn(callee, 'property')) ?? '']
  if (wordOf(object) === 'Object' && method === 'assign') return rootOf(partsOf(part.arguments)[0] ?? null)
  return CHANGES.has(method) ? rootOf(object) : null
}

/** Whether a function's answer holds `inner`: it is written in a returned expression, or a name in one means it. */
function answers(owner: Part, inner: Part): boolean {
  const body = partIn(owner, 'body')
  const returned =
    body && /^(FunctionBody|BlockStatement)$/.test(body.type)
      ? allParts(body).filter(({ type }) => type === 'ReturnStatement')
      : body
        ? [body]
        : []
  const parts = returned.flatMap((part) => allParts(part))
  if (parts.includes(inner)) return true
  const holder = allParts(owner).find((part) => part === inner || (part.type === 'VariableDeclarator' && partIn(part, 'init') === inner))
  const name = holder ? wordOf(partIn(holder, 'identifier') ?? partIn(holder, 'id')) : null
  return name !== null && parts.some((part) => part.type === 'Identifier' && part.value === name)
}

/** Looks through the functions of a part for what they change outside of themselves. */
function followChanges(part: Part, scopes: readonly Scope[], found: { changed: Set<string>; remembering: Set<Part> }): void {
  const inner = FUNCTION.test(part.type) ? [...scopes, { part, names: ownNames(part) }] : scopes
  const name = inner.length > 0 ? changedBy(part) : null
  if (name === 'this') {
    if (!inner.some((scope) => scope.part.type === 'Constructor')) found.remembering.add(inner[0]?.part ?? part)
  } else if (name) {
    const at = inner.findLastIndex((scope) => scope.names.has(name))
    const owner = inner[at]
    if (!owner) found.changed.add(name)
    else if (inner.slice(at + 1).some((scope) => answers(owner.part, scope.part))) found.remembering.add(owner.part)
  }
  for (const under of partsOf(part)) followChanges(under, inner, found)
}

/** Own names, imports and changes of one file. */
function readingOf({ path, text }: Source): Reading {
  const reading: Reading = { path, declared: new Map(), reassignable: [], imported: new Map(), changed: new Set(), remembering: new Set() }
  const found = { changed: reading.changed, remembering: new Set<Part>() }
  for (const statement of statementsOf(path, text)) {
    if (statement.type === 'ImportDeclaration') {
      const from = resolveImport(path, wordOf(partIn(statement, 'source')) ?? '')
      for (const one of partsOf(statement.specifiers)) {
        const local = wordOf(partIn(one, 'local')) ?? ''
        reading.imported.set(local, { from, name: wordOf(partIn(one, 'imported')) ?? local })
      }
      continue
    }
    const declaration = partIn(statement, 'declaration') ?? partIn(statement, 'decl') ?? statement
    const named = /^(Function|Class)Declaration$/.test(declaration.type)
      ? [{ names: [wordOf(partIn(declaration, 'identifier')) ?? 'default'], value: declaration }]
      : partsOf(declaration.declarations).map((one) => ({ names: namesIn(partIn(one, 'id')), value: partIn(one, 'init') ?? one }))
    for (const { names, value } of named) {
      found.remembering.clear()
      followChanges(value, [], found)
      for (const name of names) {
        reading.declared.set(name, value)
        if (found.remembering.size > 0) reading.remembering.add(name)
      }
    }
    if (named.length === 0) followChanges(statement, [], found)
    if (declaration.type === 'VariableDeclaration' && declaration.kind !== 'const')
      reading.reassignable.push(...named.flatMap(({ names }) => names))
  }
  return reading
}

/** What is made when a module loads: the parts of an initial value outside of functions; of a class its static fields. */
function madeAtLoad(part: Part): Part[] {
  if (FUNCTION.test(part.type) || (part.type === 'ClassProperty' && part.isStatic !== true)) return []
  return [part, ...partsOf(part).flatMap(madeAtLoad)]
}

/** Everything at module scope that can change: what is filled later, what a function changes, and what remembers by itself. */
export function moduleState(files: readonly Source[]): Held[] {
  const readings = new Map(files.map((file) => [file.path, readingOf(file)]))
  const held: Held[] = []
  const hold = (path: string, name: string, why: string) => {
    if (!held.some((one) => one.path === path && one.name === name)) held.push({ path, name, why })
  }
  const remembers = ({ path, imported, remembering }: Reading, name: string): boolean => {
    const origin = imported.get(name)
    if (origin) return PACKAGE_STATE.has(origin.name) || (readings.get(origin.from)?.remembering.has(origin.name) ?? false)
    return readings.get(path)?.remembering.has(name) ?? remembering.has(name)
  }
  for (const reading of readings.values()) {
    const { path, declared, imported, changed } = reading
    for (const name of reading.reassignable) hold(path, name, 'can be assigned again')
    for (const name of changed) {
      const origin = imported.get(name)
      if (origin && readings.has(origin.from)) hold(origin.from, origin.name, `is changed by ${path}`)
      else if (origin || declared.has(name) || name === 'globalThis') hold(path, name, 'is changed by a function')
    }
    for (const [name, value] of declared)
      for (const part of madeAtLoad(value)) {
        const callee = wordOf(partIn(part, 'callee')) ?? ''
        if (part.type === 'NewExpression' && COLLECTION.test(callee) && partsOf(part.arguments).length === 0)
          hold(path, name, `is an empty ${callee}, to be filled later`)
        else if (part.type === 'NewExpression' && imported.has(callee) && !OURS.test(imported.get(callee)?.from ?? ''))
          hold(path, name, `is a ${callee} of a package`)
        else if (/^(New|Call)Expression$/.test(part.type) && remembers(reading, callee))
          hold(path, name, `is made by ${callee}, which remembers`)
        else if (part.type === 'CallExpression' && FUNCTION.test(innermost(part)?.type ?? '') && reading.remembering.has(name))
          hold(path, name, 'is made by a function that remembers')
      }
  }
  return held
}

/** The function that is called where it is written: `(() => …)()`. */
function innermost(call: Part): Part | null {
  let callee = partIn(call, 'callee')
  while (callee?.type === 'ParenthesisExpression') callee = partIn(callee, 'expression')
  return callee
}
