import { IMAGE_TYPES, type ImageKind } from './image-kind.ts'

const KEY = /^[A-Za-z0-9_-]{32}\.(?:jpg|png|webp)$/
const FOLDER = 'avatar/'
const RANDOM_BYTES = 24

/** A name for a new picture: 192 random bits, so that its address cannot be guessed. */
export function newAvatarKey(kind: ImageKind): string {
  const chance = Buffer.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))).toString('base64url')
  return `${chance}.${IMAGE_TYPES[kind].extension}`
}

/** Its key in the file store. */
export const avatarFile = (key: string): string => FOLDER + key

/** Its address on the site. */
export const avatarAddress = (key: string): string => `/files/avatar/${key}`

/** The key in an address of {@link avatarAddress}; null for any other path. */
export function avatarKeyOf(pathname: string): string | null {
  const key = pathname.startsWith('/files/avatar/') ? pathname.slice('/files/avatar/'.length) : ''
  return KEY.test(key) ? key : null
}
