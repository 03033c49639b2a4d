import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'

/** A file of the product. */
export interface Source {
  /** from the project's root, with slashes */
  path: string
  text: string
}

/** Code that the browser fetches apart from the declaration it stands in: the children of a `<Hydrate>`, or an `import()`. */
export interface Part {
  /** it stays as the server made it, so a page that came from the server never fetches it */
  isAsServed: boolean
  piece: Piece
}

/** What one declaration of a module, or one part of it, brings along. */
export interface Piece {
  path: string
  /** it has messages of its own */
  hasWords: boolean
  /** the declarations it names, as `path#name` */
  needs: Set<string>
  parts: Part[]
  /** it waits for all words of the page (`usePageWords`) */
  waits: boolean
}

export interface Declarations {
  /** by `path#name`; `path#*` is all that a module exports */
  pieces: Map<string, Piece>
  /** imports that would keep the code of a split-off part in the page's own script, as `path: what` */
  faults: string[]
}

interface Node {
  type?: string
  value?: unknown
  [key: string]: unknown
}

const MESSAGE_TAGS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
/** the strategy of a part that stays as the server made it */
const AS_SERVED = 'src/features/shared/ui/as-served.tsx#asServed'
/** calls whose arguments stay on the server */
const SERVER_CALLS = new Set(['server', 'handler', 'createServerOnlyFn'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const child = (node: Node | undefined, key: string): Node | undefined => (isNode(node?.[key]) ? (node[key] as Node) : undefined)
const children = (node: Node | undefined, key: string): Node[] => (Array.isArray(node?.[key]) ? (node[key] as Node[]).filter(isNode) : [])
const text = (node: Node | undefined): string => (typeof node?.value === 'string' ? node.value : '')
const emptyPiece = (path: string): Piece => ({ path, hasWords: false, needs: new Set(), parts: [], waits: false })

/** The names that a pattern binds. */
const boundNames = (pattern: Node | undefined): string[] => {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [text(pattern)]
  return Object.values(pattern).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode).flatMap(boundNames) : isNode(value) ? boundNames(value) : [],
  )
}

type Resolve = (specifier: string, from: string) => string | null

/** Reads one module. */
class Reader {
  readonly pieces = new Map<string, Piece>()
  readonly faults: string[] = []
  /** local name → `path#name` of the module it comes from */
  private readonly imports = new Map<string, string>()
  /** local names of imports that bring types as well → where from */
  private readonly mixed = new Map<string, string>()
  /** names used outside and inside split-off parts */
  private readonly usedOutside = new Set<string>()
  private readonly usedInside = new Set<string>()
  private depth = 0
  /** names that make messages */
  private readonly wording = new Set<string>()
  private readonly own = new Set<string>()
  private hydrate = ''
  private readonly path: string
  private readonly resolve: Resolve

  constructor(path: string, resolve: Resolve) {
    this.path = path
    this.resolve = resolve
  }

  read(source: string): void {
    const body = parseSync(source, { syntax: 'typescript', tsx: this.path.endsWith('x') }).body as unknown as Node[]
    for (const item of body) if (item.type === 'ImportDeclaration') this.readImport(item)
    for (const { names } of body.flatMap((item) => this.declared(item))) for (const name of names) this.own.add(name)
    const exported = this.piece('*')
    for (const item of body) {
      if (item.type === 'ExportNamedDeclaration') this.readAliases(item, exported)
      for (const { names, node, isExported } of this.declared(item)) {
        const first = this.piece(names[0] ?? '')
        this.visit(node, first)
        for (const name of names.slice(1)) this.piece(name).needs.add(this.key(names[0] ?? ''))
        if (isExported) for (const name of names) exported.needs.add(this.key(name))
      }
    }
    for (const [name, from] of this.mixed)
      if (this.usedInside.has(name) && !this.usedOutside.has(name))
        this.faults.push(`${this.path}: the types of ${from} need a line of their own or none`)
  }

  private key(name: string): string {
    return `${this.path}#${name}`
  }

  private piece(name: string): Piece {
    const found = this.pieces.get(this.key(name)) ?? emptyPiece(this.path)
    this.pieces.set(this.key(name), found)
    return found
  }

  private readImport(item: Node): void {
    if (item.typeOnly) return
    const from = text(child(item, 'source'))
    const target = this.resolve(from, this.path)
    const withTypes = children(item, 'specifiers').some(({ isTypeOnly }) => isTypeOnly)
    for (const specifier of children(item, 'specifiers')) {
      if (specifier.isTypeOnly) continue
      const local = text(child(specifier, 'local'))
      const imported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : text(child(specifier, 'imported')) || local
      if (target && withTypes) this.mixed.set(local, from)
      if (target) this.imports.set(local, `${target}#${specifier.type === 'ImportNamespaceSpecifier' ? '*' : imported}`)
      if (from === '@lingui/core/macro' || (from === '@lingui/react/macro' && MESSAGE_TAGS.has(imported))) this.wording.add(local)
      if (from === '@lingui/react/macro' && imported === 'useLingui') this.wording.add('t')
      if (from === '@tanstack/react-start' && imported === 'Hydrate') this.hydrate = local
    }
  }

  private readAliases(item: Node, exported: Piece): void {
    const source = child(item, 'source')
    const target = source ? this.resolve(text(source), this.path) : this.path
    if (!target || item.typeOnly) return
    for (const specifier of children(item, 'specifiers')) {
      const name = text(child(specifier, 'exported')) || text(child(specifier, 'orig'))
      this.piece(name).needs.add(`${target}#${text(child(specifier, 'orig'))}`)
      exported.needs.add(this.key(name))
    }
  }

  /** The declarations of a statement; a statement that declares nothing runs with every use of the module and is left out. */
  private declared(item: Node): { names: string[]; node: Node; isExported: boolean }[] {
    if (item.type === 'ExportDeclaration')
      return this.declared(child(item, 'declaration') ?? {}).map((one) => ({ ...one, isExported: true }))
    if (item.type === 'VariableDeclaration')
      return children(item, 'declarations').map((node) => ({ names: boundNames(child(node, 'id')), node, isExported: false }))
    if (item.type === 'FunctionDeclaration' || item.type === 'ClassDeclaration')
      return [{ names: [text(child(item, 'identifier'))], node: item, isExported: false }]
    if (item.type === 'ExportDefaultDeclaration' || item.type === 'ExportDefaultExpression')
      return [{ names: ['default'], node: item, isExported: true }]
    return []
  }

  private visit(node: Node, piece: Piece): void {
    const { type = '' } = node
    if (type.startsWith('Ts')) {
      const inner = child(node, 'expression')
      if (inner) this.visit(inner, piece)
      return
    }
    if (type === 'Identifier') this.name(text(node), piece)
    else if (type === 'CallExpression') this.call(node, piece)
    else if (type === 'JSXElement' && this.hydrate && text(child(child(node, 'opening'), 'name')) === this.hydrate)
      this.boundary(node, piece)
    else
      for (const [key, value] of Object.entries(node)) {
        if (isLabel(type, key, value)) continue
        for (const one of [value].flat()) if (isNode(one)) this.visit(one, piece)
      }
  }

  private name(name: string, piece: Piece): void {
    if (this.wording.has(name)) piece.hasWords = true
    const uses = this.depth > 0 ? this.usedInside : this.usedOutside
    uses.add(name)
    const target = this.imports.get(name) ?? (this.own.has(name) ? this.key(name) : null)
    if (target) piece.needs.add(target)
  }

  private call(node: Node, piece: Piece): void {
    const callee = child(node, 'callee')
    const args = children(node, 'arguments').map((argument) => argument.expression as Node)
    const method = text(callee) || text(child(callee, 'property'))
    if (callee?.type === 'Import') {
      const target = args[0] ? this.resolve(text(args[0]), this.path) : null
      if (target) piece.parts.push({ isAsServed: false, piece: { ...emptyPiece(target), needs: new Set([`${target}#*`]) } })
      return
    }
    if (method === 'usePageWords') piece.waits = true
    if (callee) this.visit(callee, piece)
    if (SERVER_CALLS.has(method)) return
    for (const argument of args) this.visit(argument, piece)
  }

  private boundary(node: Node, piece: Piece): void {
    const attributes = children(child(node, 'opening'), 'attributes')
    const when = attributes.find((attribute) => text(child(attribute, 'name')) === 'when')
    const strategy = this.imports.get(text(child(child(when, 'value'), 'expression'))) ?? ''
    for (const attribute of attributes) this.visit(attribute, piece)
    const part = emptyPiece(this.path)
    this.depth++
    for (const one of children(node, 'children')) this.visit(one, part)
    this.depth--
    piece.parts.push({ isAsServed: strategy === AS_SERVED, piece: part })
  }
}

/** Names that are no references: keys of objects, properties after a dot, attributes. */
function isLabel(type: string, key: string, value: unknown): boolean {
  if (!isNode(value) || value.type !== 'Identifier') return false
  return (
    (key === 'property' && type === 'MemberExpression') ||
    (key === 'key' && type !== 'Computed') ||
    (key === 'name' && type === 'JSXAttribute')
  )
}

/** The declarations of all given modules. `aliases`: the "imports" of package.json. */
export function declarations(sources: readonly Source[], aliases: Record<string, string>): Declarations {
  const known = new Set(sources.map(({ path }) => path))
  const resolve: Resolve = (specifier, from) => {
    const alias = Object.entries(aliases).find(([name]) => specifier.startsWith(name.replace('*', '')))
    const path = alias ? specifier.replace(alias[0].replace('*', ''), alias[1].replace(/^\.\/|\*/g, '')) : join(dirname(from), specifier)
    return known.has(path) ? path : null
  }
  const pieces = new Map<string, Piece>()
  const faults: string[] = []
  for (const { path, text: source } of sources) {
    const reader = new Reader(path, resolve)
    reader.read(source)
    for (const [key, piece] of reader.pieces) pieces.set(key, piece)
    faults.push(...reader.faults)
  }
  return { pieces, faults }
}
