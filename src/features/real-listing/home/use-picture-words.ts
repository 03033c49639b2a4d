import { useLingui } from '@lingui/react/macro'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'

export type ListedPicture = ListedHomeFragment['pictures'][number]

/** What a picture of an advertised home is called. */
export function usePictureWords(): Record<ListedPicture['kind'], string> {
  const { t } = useLingui()
  return { PHOTO: t`Photographs`, PLAN: t`Floor plan` }
}
