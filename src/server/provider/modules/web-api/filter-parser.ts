import { keysOf } from '#lib/records.ts'
import type { EdmProperty, EntitySet } from './entity-set.ts'
import {
  areComparable,
  COMPARISON_OPERATORS,
  type ComparisonOperator,
  type Expression,
  type ExpressionType,
  FUNCTIONS,
  type FunctionName,
  isOfType,
} from './filter-expression.ts'
import { expressionTokens, type Token } from './filter-tokens.ts'
import { asExpression, literalOf } from './literal.ts'
import { ODataFault, type ODataFaultCode } from './odata-fault.ts'

/** Expressions within expressions; D1 refuses trees of a hundred. */
const DEPTH_MAX = 20
/** Values and properties that are compared: each value is a parameter, of which D1 takes a hundred. */
const TERMS_MAX = 60
/** Values of one `in`, which travel as one parameter. */
const IN_MAX = 500

const FUNCTION_NAMES = keysOf(FUNCTIONS)
const KNOWN_ELSEWHERE = ['add', 'sub', 'mul', 'div', 'divby', 'mod', 'has']

/**
 * Reads expressions of OData over the properties of one resource (4.01 URL conventions, 5.1.1): `and`, `or`, `not`, the comparisons, `in`, parentheses,
 * `any` and `all` over lists, and the functions of filter-expression.ts. Operators and functions are known in any case, properties in their own.
 */
export class FilterParser {
  private readonly tokens: readonly Token[]
  private at = 0
  private depth = 0
  private terms = 0
  private readonly entries: string[] = []
  private readonly set: EntitySet
  private readonly target: string

  /** Throws an ODataFault 'syntax' or 'too-large'. `target`: the query option, which faults name. */
  constructor(set: EntitySet, target: string, expression: string) {
    this.set = set
    this.target = target
    this.tokens = expressionTokens(expression, target)
  }

  /** The whole as a condition. Throws an ODataFault: syntax, unknown-property, wrong-type, too-large, not-implemented. */
  condition(): Expression {
    const whole = this.truth(this.or())
    this.end()
    return whole
  }

  /** A list of expressions with `asc` or `desc` behind them, as $orderby has it. Throws as `condition` does. */
  orders(max: number): { by: Expression; isDescending: boolean }[] {
    const orders: { by: Expression; isDescending: boolean }[] = []
    do {
      if (orders.length === max) throw this.fault('too-large', `names more than ${max} orders`)
      const by = this.or()
      const isDescending = this.word('desc')
      if (!isDescending) this.word('asc')
      orders.push({ by, isDescending })
    } while (this.sign(','))
    this.end()
    return orders
  }

  private or(): Expression {
    return this.nested(() => {
      let left = this.and()
      while (this.word('or')) left = this.joined('or', left, this.and())
      return left
    })
  }

  private and(): Expression {
    let left = this.comparison()
    while (this.word('and')) left = this.joined('and', left, this.comparison())
    return left
  }

  private joined(kind: 'and' | 'or', left: Expression, right: Expression): Expression {
    return { kind, type: 'Edm.Boolean', left: this.truth(left), right: this.truth(right) }
  }

  private comparison(): Expression {
    const left = this.operand()
    this.refuseOperator()
    const by = COMPARISON_OPERATORS.find((one) => this.word(one))
    if (by) return this.compared(by, left, this.operand())
    return this.word('in') ? this.listed(left) : left
  }

  private refuseOperator(): void {
    const { text, at } = this.peek()
    if (KNOWN_ELSEWHERE.includes(text.toLowerCase()))
      throw this.fault('not-implemented', `has at character ${at} an operator that is not known here: ${text}`)
  }

  private compared(by: ComparisonOperator, left: Expression, right: Expression): Expression {
    if (!areComparable(left.type, right.type)) throw this.fault('wrong-type', `compares ${left.type} with ${right.type}`)
    if (by !== 'eq' && by !== 'ne' && [left, right].some(({ type }) => type === 'Edm.Boolean' || type === 'null'))
      throw this.fault('wrong-type', `has no order of ${left.type} and ${right.type}`)
    return { kind: 'compare', type: 'Edm.Boolean', by, left, right }
  }

  private listed(left: Expression): Expression {
    this.need('(')
    const values: (string | number)[] = []
    do {
      const token = this.next()
      const literal = literalOf(token, this.target)
      if (!literal || literal.value === null) throw this.fault('syntax', `needs a value at character ${token.at}`)
      if (!areComparable(left.type, literal.type)) throw this.fault('wrong-type', `compares ${left.type} with ${literal.type}`)
      values.push(literal.value)
      if (values.length > IN_MAX) throw this.fault('too-large', `names more than ${IN_MAX} values behind in`)
    } while (this.sign(','))
    this.need(')')
    this.count()
    return { kind: 'in', type: 'Edm.Boolean', left, values }
  }

  private operand(): Expression {
    if (this.word('not')) return this.nested(() => ({ kind: 'not', type: 'Edm.Boolean', operand: this.truth(this.operand()) }))
    if (this.sign('(')) {
      const inner = this.or()
      this.need(')')
      return inner
    }
    const token = this.next()
    const literal = literalOf(token, this.target)
    if (literal) return this.counted(asExpression(literal))
    if (token.kind !== 'word')
      throw this.fault('syntax', token.kind === 'end' ? 'ends too early' : `is unexpected at character ${token.at}`)
    return this.peek().text === '(' ? this.call(token) : this.path(token)
  }

  private call({ text, at }: Token): Expression {
    const name = FUNCTION_NAMES.find((one) => one === text.toLowerCase())
    this.need('(')
    if (!name) {
      if (text.toLowerCase() !== 'now')
        throw this.fault('not-implemented', `calls at character ${at} a function that is not known here: ${text}`)
      this.need(')')
      return this.counted({ kind: 'now', type: 'Edm.DateTimeOffset' })
    }
    const operands: Expression[] = []
    if (!this.sign(')')) {
      do operands.push(this.or())
      while (this.sign(',') && operands.length < 4)
      this.need(')')
    }
    return { kind: 'call', type: FUNCTIONS[name].gives, name, operands: this.fitting(name, operands) }
  }

  private fitting(name: FunctionName, operands: readonly Expression[]): readonly Expression[] {
    const { takes } = FUNCTIONS[name]
    if (operands.length !== takes.length) throw this.fault('syntax', `gives ${name} ${operands.length} values; it takes ${takes.length}`)
    const isFitting = operands.every(({ type }, index) => isOfType(type, takes[index] ?? 'null'))
    if (!isFitting) throw this.fault('wrong-type', `gives ${name} ${operands.map(({ type }) => type).join(', ')}`)
    return operands
  }

  private path(token: Token): Expression {
    const depth = this.entries.lastIndexOf(token.text)
    if (depth !== -1) return this.counted({ kind: 'entry', type: 'Edm.String', depth })
    const property = Object.hasOwn(this.set.properties, token.text) ? this.set.properties[token.text] : undefined
    if (!property) throw this.fault('unknown-property', `names no property of ${this.set.name}: ${token.text}`)
    if (!property.isCollection) return this.counted({ kind: 'property', type: property.type, property })
    if (!this.sign('/')) throw this.fault('wrong-type', `needs any or all behind the list ${token.text}`)
    return this.lambda(property)
  }

  private lambda(list: EdmProperty): Expression {
    const kind = this.word('any') ? 'any' : this.word('all') ? 'all' : null
    if (!kind) throw this.fault('not-implemented', 'knows any and all behind a list, and nothing else')
    this.need('(')
    this.count()
    const depth = this.entries.length
    if (kind === 'any' && this.sign(')')) return { kind, type: 'Edm.Boolean', list, depth, body: null }
    const variable = this.next()
    if (variable.kind !== 'word') throw this.fault('syntax', `needs a name at character ${variable.at}`)
    this.need(':')
    this.entries.push(variable.text)
    const body = this.truth(this.or())
    this.entries.pop()
    this.need(')')
    return { kind, type: 'Edm.Boolean', list, depth, body }
  }

  private nested<Value>(read: () => Value): Value {
    if (++this.depth > DEPTH_MAX) throw this.fault('too-large', `has more than ${DEPTH_MAX} expressions within each other`)
    const value = read()
    this.depth--
    return value
  }

  private counted(expression: Expression): Expression {
    this.count()
    return expression
  }

  private count(): void {
    if (++this.terms > TERMS_MAX) throw this.fault('too-large', `has more than ${TERMS_MAX} values and properties`)
  }

  private truth(expression: Expression): Expression {
    const types: readonly ExpressionType[] = ['Edm.Boolean', 'null']
    if (!types.includes(expression.type)) throw this.fault('wrong-type', `needs a condition in the place of ${expression.type}`)
    return expression
  }

  private peek(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] ?? { kind: 'end', text: '', at: 1 }
  }

  private next(): Token {
    const token = this.peek()
    this.at++
    return token
  }

  /** Takes a word where it comes next. */
  private word(text: string): boolean {
    const { kind, text: found } = this.peek()
    const isNext = kind === 'word' && found.toLowerCase() === text
    if (isNext) this.at++
    return isNext
  }

  private sign(text: string): boolean {
    const { kind, text: found } = this.peek()
    const isNext = kind === 'sign' && found === text
    if (isNext) this.at++
    return isNext
  }

  private need(text: string): void {
    if (!this.sign(text)) throw this.fault('syntax', `needs ${text} at character ${this.peek().at}`)
  }

  private end(): void {
    const { kind, at } = this.peek()
    if (kind === 'end') return
    throw this.fault('syntax', `goes on at character ${at} where it should end`)
  }

  private fault(code: ODataFaultCode, message: string): ODataFault {
    return new ODataFault(code, this.target, `${this.target} ${message}.`)
  }
}
