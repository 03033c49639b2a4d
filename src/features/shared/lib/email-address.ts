/** RFC 5321: the longest address that can be delivered to. */
const EMAIL_MAX_CHARS = 254
const EMAIL = /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:"]+@[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:"]+\.[^\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:".]{2,}$/u

/** §5 "valid format": one @, a dotted domain, no spaces and no invisible characters. Whether the address exists, only a message can show. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_CHARS && !text.includes('..') && EMAIL.test(text)
