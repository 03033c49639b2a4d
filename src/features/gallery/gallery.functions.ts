import { createServerFn, getGlobalStartContext } from '@tanstack/react-start'

/** Whether this Worker runs in the local environment, where the gallery is open. */
export const isLocalEnvironment = createServerFn().handler(() => getGlobalStartContext()?.currentRequest.env.APP_ENV === 'local')
