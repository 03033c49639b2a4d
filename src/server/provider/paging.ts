import { LIST_FIRST_MAX, OFFSET_MAX } from '#graphql/limits.ts'
import { builder } from './builder.ts'
import { refusal } from './errors.ts'

export interface Page {
  first: number
  offset: number
}

/** One page of a list; the total is counted only when it is selected. */
export interface Connection<Node> {
  nodes: Node[]
  hasNextPage: boolean
  hasPreviousPage: boolean
  totalCount: () => number | Promise<number>
}

/** Throws a refusal when a page is out of bounds. */
export function checkedFirst(first: number | null | undefined, fallback: number, max: number = LIST_FIRST_MAX): number {
  const checked = first ?? fallback
  if (checked < 0) throw refusal('negative-page', 'first may not be negative.')
  if (checked > max) throw refusal('first-too-large', `first is at most ${max}.`)
  return checked
}

/** As {@link checkedFirst}, with the offset. */
export function checkedPage(args: { first?: number | null; offset?: number | null }, fallback = 20): Page {
  const offset = args.offset ?? 0
  if (offset < 0) throw refusal('negative-page', 'offset may not be negative.')
  if (offset > OFFSET_MAX) throw refusal('offset-too-large', `offset is at most ${OFFSET_MAX}.`)
  return { first: checkedFirst(args.first, fallback), offset }
}

/** Builds a connection from rows that were fetched with one more than the page; the last page gives the total without counting. */
export function connectionOf<Node>(rows: Node[], page: Page, count: () => Promise<number>): Connection<Node> {
  const nodes = rows.slice(0, page.first)
  const hasNextPage = rows.length > page.first
  const isLastPage = !hasNextPage && (nodes.length > 0 || page.offset === 0)
  return {
    nodes,
    hasNextPage,
    hasPreviousPage: page.offset > 0,
    totalCount: isLastPage ? () => page.offset + nodes.length : count,
  }
}

const PageInfoRef = builder.objectRef<{ hasNextPage: boolean; hasPreviousPage: boolean }>('PageInfo').implement({
  fields: (t) => ({ hasNextPage: t.exposeBoolean('hasNextPage'), hasPreviousPage: t.exposeBoolean('hasPreviousPage') }),
})

/** Declares the connection type of a listed type. */
export function connectionType<Node, List extends Connection<Node> = Connection<Node>>(
  name: string,
  node: ReturnType<ReturnType<typeof builder.objectRef<Node>>['implement']>,
) {
  return builder.objectRef<List>(name).implement({
    fields: (t) => ({
      // the size of the page is already counted where `first` is given
      nodes: t.field({ type: [node], extensions: { listSize: 1 }, resolve: (connection) => connection.nodes }),
      pageInfo: t.field({ type: PageInfoRef, resolve: (connection) => connection }),
      totalCount: t.int({ resolve: (connection) => connection.totalCount() }),
    }),
  })
}
