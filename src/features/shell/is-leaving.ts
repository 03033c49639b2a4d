import type { AnyRouter } from '@tanstack/react-router'

/** Whether the router is on its way to another page. Not while it loads the page that is shown anew, as after news of its figures. */
export const isLeaving = ({ state }: { state: Pick<AnyRouter['state'], 'isLoading' | 'location' | 'resolvedLocation'> }): boolean =>
  state.isLoading && state.location.pathname !== state.resolvedLocation?.pathname
