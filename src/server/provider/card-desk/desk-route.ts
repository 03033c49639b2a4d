import type { z } from 'zod'
import type { DeskKind } from './desk-objects.ts'
import type { DeskRowFilter } from './desk-rows.ts'
import type { DeskWork } from './desk-work.ts'
import { type PageAsked, readFields } from './form-fields.ts'

export interface DeskRoute {
  method: 'GET' | 'POST' | 'DELETE'
  /** "/v1/customers/:id" */
  path: string
  run(work: DeskWork, form: unknown, ids: readonly string[]): Promise<unknown>
}

/** An address of the API with the schema of its parameters; `id` and `second` are the variable steps of its path. */
export function route<Schema extends z.ZodType>(
  method: DeskRoute['method'],
  path: string,
  schema: Schema,
  run: (work: DeskWork, fields: z.output<Schema>, id: string, second: string) => unknown,
): DeskRoute {
  return { method, path, run: async (work, form, [id = '', second = '']) => run(work, readFields(schema, form), id, second) }
}

/** The route of an address and the variable steps of its path; null where there is none. */
export function matchRoute(routes: readonly DeskRoute[], method: string, pathname: string): { route: DeskRoute; ids: string[] } | null {
  const steps = pathname.split('/')
  for (const one of routes) {
    const wanted = one.path.split('/')
    if (one.method !== method || wanted.length !== steps.length) continue
    if (!wanted.every((step, i) => step.startsWith(':') || step === steps[i])) continue
    return { route: one, ids: steps.filter((_, i) => wanted[i]?.startsWith(':')).map(decodeURIComponent) }
  }
  return null
}

export interface DeskList {
  object: 'list'
  data: unknown[]
  has_more: boolean
  url: string
}

const PAGE_DEFAULT = 10
const PAGE_MAX = 100

/** A list as the API answers it: 10 unless asked for another number, 100 at most. */
export async function listPage(work: DeskWork, url: string, kind: DeskKind, filter: DeskRowFilter, asked: PageAsked): Promise<DeskList> {
  const limit = Math.min(Math.max(asked.limit ?? PAGE_DEFAULT, 1), PAGE_MAX)
  const { rows, hasMore } = await work.page(kind, filter, { limit, after: asked.starting_after, before: asked.ending_before })
  return { object: 'list', data: rows, has_more: hasMore, url }
}

/** A list that is a part of an object. */
export const listOf = <Item>(data: Item[], url: string) => ({ object: 'list' as const, data, has_more: false, url })
