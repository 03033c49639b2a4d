import type { SqlValue } from '../../db/client.ts'
import type { ComparisonOperator, Expression, FunctionName } from './filter-expression.ts'

/** SQL with its positional parameters, in their order. */
export interface SqlPart {
  sql: string
  parameters: SqlValue[]
}

const OPERATORS = { eq: 'is', ne: 'is not', gt: '>', ge: '>=', lt: '<', le: '<=' } as const satisfies Record<ComparisonOperator, string>

/** `$1`, `$2`: the operands, each of which may stand more than once. */
const CALLS = {
  contains: 'instr($1, $2) > 0',
  startswith: 'instr($1, $2) = 1',
  endswith: 'substr($1, length($1) - length($2) + 1) = $2',
  length: 'length($1)',
  tolower: 'lower($1)',
  toupper: 'upper($1)',
  trim: 'trim($1)',
  date: "date($1, 'unixepoch')",
  year: '$year',
  month: '$month',
  day: '$day',
  hour: "cast(strftime('%H', $1, 'unixepoch') as integer)",
  minute: "cast(strftime('%M', $1, 'unixepoch') as integer)",
  second: "cast(strftime('%S', $1, 'unixepoch') as integer)",
  round: 'round($1)',
  floor: 'floor($1)',
  ceiling: 'ceil($1)',
} as const satisfies Record<FunctionName, string>

const DAY_PARTS: Readonly<Record<string, string>> = { $year: '%Y', $month: '%m', $day: '%d' }

const joined = (template: string, operands: readonly SqlPart[]): SqlPart => {
  const pieces = template.split(/\$(\d)/)
  const parts = pieces.map((piece, at) => (at % 2 === 0 ? { sql: piece, parameters: [] } : operands[Number(piece) - 1]))
  return { sql: parts.map((part) => part?.sql ?? '').join(''), parameters: parts.flatMap((part) => part?.parameters ?? []) }
}

/**
 * The SQL of an expression. Values of the question are parameters, never text. As OData has it, a comparison with null is false but for eq and ne, which know it;
 * a function of null is null, and so is what is not it.
 */
export function sqlOf(expression: Expression, now: number): SqlPart {
  const part = (template: string, ...operands: readonly Expression[]) =>
    joined(
      template,
      operands.map((one) => sqlOf(one, now)),
    )
  switch (expression.kind) {
    case 'literal':
      return { sql: '?', parameters: [expression.value] }
    case 'now':
      return { sql: '?', parameters: [now] }
    case 'property':
      return { sql: expression.property.sql, parameters: [] }
    case 'entry':
      return { sql: `entry${expression.depth}.value`, parameters: [] }
    case 'and':
    case 'or':
      return part(`($1 ${expression.kind} $2)`, expression.left, expression.right)
    case 'not':
      return part('(not $1)', expression.operand)
    case 'compare':
      return part(`coalesce($1 ${OPERATORS[expression.by]} $2, 0)`, expression.left, expression.right)
    case 'in': {
      const { sql, parameters } = part('$1', expression.left)
      return {
        sql: `coalesce(${sql} in (select value from json_each(?)), 0)`,
        parameters: [...parameters, JSON.stringify(expression.values)],
      }
    }
    case 'call':
      return callSql(expression.name, expression.operands, now)
    case 'any':
    case 'all':
      return listSql(expression, now)
  }
}

function callSql(name: FunctionName, operands: readonly Expression[], now: number): SqlPart {
  const template = CALLS[name]
  const format = DAY_PARTS[template]
  const isTime = operands[0]?.type === 'Edm.DateTimeOffset'
  const whole = format === undefined ? template : `cast(strftime('${format}', $1${isTime ? ", 'unixepoch'" : ''}) as integer)`
  return joined(
    `(${whole})`,
    operands.map((one) => sqlOf(one, now)),
  )
}

function listSql({ kind, list, depth, body }: Extract<Expression, { kind: 'any' | 'all' }>, now: number): SqlPart {
  const entries = `json_each(${list.sql}) entry${depth}`
  if (!body) return { sql: `exists (select 1 from ${entries})`, parameters: [] }
  const { sql, parameters } = sqlOf(body, now)
  return kind === 'any'
    ? { sql: `exists (select 1 from ${entries} where ${sql})`, parameters }
    : { sql: `not exists (select 1 from ${entries} where not coalesce(${sql}, 0))`, parameters }
}
