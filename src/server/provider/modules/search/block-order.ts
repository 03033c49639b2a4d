interface Named {
  kind: string
  title: string
  isExact: number
}

/** "Blk 12A Cedar Ave", "12A Cedar Ave": number and street. */
const BLOCK = /^(?:blk )?\d+[a-z]? (?<street>.+)$/i

const natural = new Intl.Collator('en', { numeric: true })

/** The street of a block that has no other name. An exact hit is no such block: it stays first. */
const streetOf = ({ kind, title, isExact }: Named): string | undefined =>
  kind === 'project' && isExact === 0 ? BLOCK.exec(title)?.groups?.street : undefined

/** Puts the blocks of a street in the order of their numbers ("9", "10", "10A"), in the places that their rank has given them. */
export function inBlockOrder<One extends Named>(ranked: readonly One[]): One[] {
  const byStreet = Map.groupBy(ranked, streetOf)
  const queues = new Map([...byStreet].map(([street, blocks]) => [street, blocks.toSorted((a, b) => natural.compare(a.title, b.title))]))
  return ranked.map((one) => {
    const street = streetOf(one)
    return street === undefined ? one : (queues.get(street)?.shift() ?? one)
  })
}
