import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { KeptHomeFragment } from '#graphql/generated/graphql.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'

interface HomeChange {
  name?: string
  isMonthly?: boolean
  hasAlert?: boolean
}

/** Changes are sent at once; the page is asked for again after each. */
export function useHomeActs({ id, country }: Pick<KeptHomeFragment, 'id' | 'country'>) {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)
  const settle = async (answer: Result<unknown>) => {
    setFailure(answer.ok ? null : answer.failure)
    await router.invalidate()
    return answer.ok
  }
  const unreachable = () => fail('network', 'unreachable')
  return {
    failure,
    change: async (change: HomeChange) => {
      const { changeHome } = await import('./homes.functions.ts')
      return settle(await changeHome({ data: { id, country, ...change } }).catch(unreachable))
    },
    keep: async (purchase: string | null) => {
      const { keepPurchase } = await import('./homes.functions.ts')
      return settle(await keepPurchase({ data: { id, purchase } }).catch(unreachable))
    },
    remove: async () => {
      const { removeHome } = await import('./homes.functions.ts')
      const answer = await removeHome({ data: { id } }).catch(unreachable)
      if (answer.ok) await router.navigate({ to: '/user/homes', search: {} })
      return settle(answer)
    },
  }
}
