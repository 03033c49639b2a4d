/** RFC 5321: the longest address that can be delivered to. */
const EMAIL_MAX_CHARS = 254
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/

/** §5 "valid format": one @, a dotted domain, no spaces. Whether it is read by somebody only a message can tell. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_MAX_CHARS && !text.includes('..') && EMAIL.test(text)
