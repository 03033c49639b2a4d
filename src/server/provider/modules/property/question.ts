import type { ProviderContext } from '../../context.ts'
import { conditionsOf, type ProjectFilter } from './filter.ts'
import { questionOfShapes } from './shape-filter.ts'
import type { ProjectQuestion } from './store.ts'

/** All that a filter asks of projects. Throws a readable refusal for values out of bounds. */
export async function questionOf(context: ProviderContext, filter: ProjectFilter): Promise<ProjectQuestion> {
  const { conditions, within } = await questionOfShapes(context, filter)
  return { conditions: [...conditionsOf(filter, context.country), ...conditions], within }
}
