/** D1 takes a statement of 100 KB at most, however long a cell may be. */
const STATEMENT_BYTES_MAX = 90_000
const PIECE_LENGTH = 20_000

/** Where pieces wait until their row is made. */
export const PIECES_TABLE = 'restored_piece'

const bytesOf = (line: string): number => Buffer.byteLength(line)

/** A literal of text in an export: '…' with its quotes doubled. */
const LITERAL = /'(?:[^']|'')*'/g

/**
 * An INSERT of an export as statements that D1 takes: texts of a long one come as pieces first, and the row is made of them. `row` numbers the statement.
 */
export function takenStatements(line: string, row: number): string[] {
  if (bytesOf(line) <= STATEMENT_BYTES_MAX) return [line]
  const pieces: string[] = []
  let cell = 0
  const whole = line.replace(LITERAL, (literal) => {
    if (literal.length <= PIECE_LENGTH) return literal
    cell += 1
    const letters = literal.slice(1, -1).replaceAll("''", "'")
    for (const [part, piece] of piecesOf(letters).entries())
      pieces.push(`insert into ${PIECES_TABLE} values (${row}, ${cell}, ${part}, '${piece.replaceAll("'", "''")}');`)
    return `(select group_concat(p.letters, '') from (select letters from ${PIECES_TABLE} where line = ${row} and cell = ${cell} order by part) p)`
  })
  if (bytesOf(whole) > STATEMENT_BYTES_MAX) throw new Error(`a row is too long to be put back: ${line.slice(0, 80)}`)
  return [...pieces, whole]
}

/** A letter of two units is not cut. */
function piecesOf(letters: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < letters.length; ) {
    let to = Math.min(from + PIECE_LENGTH, letters.length)
    if (/[\uD800-\uDBFF]/.test(letters[to - 1] ?? '') && to < letters.length) to -= 1
    pieces.push(letters.slice(from, to))
    from = to
  }
  return pieces
}

/** The lines of a text that comes in parts: what ends with a line feed, and nothing else does. */
export async function* textLines(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest) yield rest
}
