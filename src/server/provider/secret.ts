import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url: session tokens and one-time links. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** sha256 in hex, the stored form of a secret. Secrets have too many bits to be guessed, so they need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
