import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { tokenFailure } from '#session/token-failure.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })],
  functionMiddleware: [tokenFailure],
}))
