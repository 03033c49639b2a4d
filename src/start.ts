import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { functionReached, refuseBadCalls } from '#features/shell/function-call.ts'
import { tokenFailure } from '#session/token-failure.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }), refuseBadCalls],
  functionMiddleware: [functionReached, tokenFailure],
}))
