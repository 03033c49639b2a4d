import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT, read } from './sources.ts'
import { allParts, type Part, partIn, partsOf, statementsOf, wordOf } from './syntax.ts'

/** What only a browser does, by the name of the method, or of the part of a page, that does it. */
const ACTIONS = new Set([
  // a person's hands
  'click',
  'dblclick',
  'tap',
  'hover',
  'focus',
  'blur',
  'fill',
  'press',
  'pressSequentially',
  'check',
  'uncheck',
  'setChecked',
  'selectOption',
  'setInputFiles',
  'dragTo',
  'dispatchEvent',
  'keyboard',
  'mouse',
  'touchscreen',
  'scrollIntoViewIfNeeded',
  // scripts of the page, and what it stores
  'evaluate',
  'evaluateAll',
  'evaluateHandle',
  'addInitScript',
  'exposeFunction',
  'waitForFunction',
  'clock',
  // going on without a load, and other windows
  'goBack',
  'goForward',
  'newPage',
  'frameLocator',
  'waitForEvent',
  // what the page asks for
  'route',
  'unroute',
  'routeWebSocket',
  'setOffline',
  'waitForRequest',
  'waitForResponse',
  'newCDPSession',
  // drawing
  'setViewportSize',
  'emulateMedia',
  'screenshot',
  'pdf',
  'boundingBox',
  'AxeBuilder',
  'toBeInViewport',
  'toBeFocused',
  'toHaveCSS',
  'toHaveScreenshot',
  // what scripts alone make: a dialog, and the late tools of the map
  'dialog',
  'openMap',
])
/** Waiting until a page is awake does nothing with it. */
const NOT_FOLLOWED = new Set(['awake', 'expect', 'test'])
/** The fixtures of Playwright that open a browser. */
const BROWSERS = ['page', 'context', 'browser']

interface Module {
  statements: Part[]
  /** what a name stands for: functions, and what variables begin with */
  declared: Map<string, Part[]>
  /** the file and the name there of what comes from other files of tests */
  imported: Map<string, { path: string; name: string }>
}

interface SpecTest {
  title: string
  fixtures: string[]
  parts: Part[]
}

/** Reads modules of tests, each once. */
export class SpecReader {
  readonly #known = new Map<string, Module>()
  readonly #texts: Readonly<Record<string, string>>

  /** `texts` has files that are not on disk. */
  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.#texts = texts
  }

  #module(path: string): Module {
    const module = this.#known.get(path) ?? moduleOf(path, this.#texts[path] ?? read(path))
    this.#known.set(path, module)
    return module
  }

  /** The tests of a spec that do nothing only a browser can do. */
  idle(path: string): string[] {
    const { statements } = this.#module(path)
    const hooks = callsOf(statements, /^test\.before(Each|All)$/).map(({ call }) => call)
    return testsOf(statements)
      .filter(({ parts }) => ![...parts, ...hooks].some((part) => this.#isAction(part, path)))
      .map(({ title }) => title)
  }

  #isAction(part: Part, path: string, seen = new Set<string>()): boolean {
    const { declared, imported } = this.#module(path)
    return allParts(part).some((one) => {
      const name = one.type === 'Identifier' || one.type === 'StringLiteral' ? wordOf(one) : null
      if (name === null) return false
      if (ACTIONS.has(name) && (one.type === 'Identifier' || name === 'dialog')) return true
      if (one.type === 'StringLiteral' || NOT_FOLLOWED.has(name) || seen.has(`${path}#${name}`)) return false
      seen.add(`${path}#${name}`)
      const there = imported.get(name)
      const bodies = there ? this.#module(there.path).declared.get(there.name) : declared.get(name)
      return (bodies ?? []).some((body) => this.#isAction(body, there?.path ?? path, seen))
    })
  }

  /** The tests and hooks of a spec that open a browser. */
  opening(path: string): string[] {
    const { statements, imported } = this.#module(path)
    const opening = this.#openingFixtures()
    const direct = [...imported].filter(([name]) => name === 'chromium').map(([name]) => name)
    const hooks = callsOf(statements, /^test\.before|^test\.after/).map(({ call }) => ({ title: 'a hook', fixtures: fixturesOf(call) }))
    return [
      ...direct,
      ...[...testsOf(statements), ...hooks]
        .filter(({ fixtures }) => fixtures.some((name) => opening.has(name)))
        .map(({ title, fixtures }) => `${title} (${fixtures.filter((name) => opening.has(name))})`),
    ]
  }

  /** Playwright's fixtures and ours that open a browser. */
  #openingFixtures(): Set<string> {
    const opening = new Set(BROWSERS)
    const own = this.#module('tests/fixtures/test.ts')
      .statements.flatMap((part) => allParts(part))
      .filter(({ type }) => type === 'KeyValueProperty')
    for (const part of own) {
      const name = wordOf(partIn(part, 'key'))
      if (name !== null && fixturesOf(part).some((one) => opening.has(one))) opening.add(name)
    }
    return opening
  }
}

/** The path of a file of tests; null for every other one. */
function fileOfTests(from: string, source: string): string | null {
  const path = source.startsWith('#fixtures/') ? `tests/fixtures/${source.slice(10)}` : posix.join(posix.dirname(from), source)
  return /^[.#]/.test(source) && path.startsWith('tests/') && existsSync(join(ROOT, path)) ? path : null
}

function moduleOf(path: string, text: string): Module {
  const statements = statementsOf(path, text)
  const declared: Module['declared'] = new Map()
  const imported: Module['imported'] = new Map()
  const declare = (name: Part | null, part: Part | null) => {
    const word = wordOf(name)
    if (word !== null && part) declared.set(word, [...(declared.get(word) ?? []), part])
  }
  for (const part of statements.flatMap((statement) => allParts(statement))) {
    if (part.type === 'FunctionDeclaration') declare(partIn(part, 'identifier'), part)
    if (part.type === 'VariableDeclarator') declare(partIn(part, 'id'), partIn(part, 'init'))
    const from = part.type === 'ImportDeclaration' ? fileOfTests(path, wordOf(partIn(part, 'source')) ?? '') : null
    if (from === null) continue
    for (const one of partsOf(part)) {
      const name = wordOf(partIn(one, 'local'))
      if (name !== null) imported.set(name, { path: from, name: wordOf(partIn(one, 'imported')) ?? name })
    }
  }
  return { statements, declared, imported }
}

/** What is called, as its source writes it: "test", "test.describe.configure". */
function calleeOf(part: Part | null): string {
  if (part?.type === 'MemberExpression') return `${calleeOf(partIn(part, 'object'))}.${wordOf(partIn(part, 'property'))}`
  return part?.type === 'Identifier' ? (wordOf(part) ?? '') : ''
}

/** The calls by a name, each with what the loops around it go through. */
function callsOf(parts: readonly Part[], name: RegExp, around: readonly Part[] = []): { call: Part; around: readonly Part[] }[] {
  return parts.flatMap((part) => {
    const rows = part.type === 'ForOfStatement' ? partIn(part, 'right') : null
    const outer = rows ? [...around, rows] : around
    const own = part.type === 'CallExpression' && name.test(calleeOf(partIn(part, 'callee'))) ? [{ call: part, around }] : []
    return [...own, ...callsOf(partsOf(part), name, outer)]
  })
}

const isFunction = ({ type }: Part): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** What the first function in a part takes from its first parameter. */
function fixturesOf(part: Part): string[] {
  const body = allParts(part).find(isFunction)
  const [first] = body && Array.isArray(body.params) ? body.params : []
  const pattern = allParts({ type: 'Parameter', first }).find(({ type }) => type === 'ObjectPattern')
  return pattern ? partsOf(pattern).flatMap((one) => wordOf(partIn(one, 'key')) ?? []) : []
}

function testsOf(statements: readonly Part[]): SpecTest[] {
  return callsOf(statements, /^test(\.(only|skip|fixme|slow))?$/)
    .filter(({ call }) => allParts(call).some(isFunction))
    .map(({ call, around }) => {
      const [title] = allParts(call).filter(({ type }) => type === 'StringLiteral' || type === 'TemplateElement')
      return { title: String(title?.value ?? title?.raw ?? ''), fixtures: fixturesOf(call), parts: [call, ...around] }
    })
}
