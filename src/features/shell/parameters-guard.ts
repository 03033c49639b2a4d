import { notFound } from '@tanstack/react-router'
import { fitParameters } from '#access/path-parameters.ts'

/** Before anything of a page is loaded: nothing is at an address with a parameter that is longer than any. Throws notFound. */
export function refuseLongParameters({ params }: { params: object }): void {
  if (!fitParameters(params)) throw notFound()
}
