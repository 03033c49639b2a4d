const SEPARATORS = /[\s().-]/g
/** 3 digits, 3 digits, then 2 to 6 digits */
const PHONE = /^\+?\d{3}\d{3}\d{2,6}$/

/** §5: three, three, then two to six digits, with optional separators and a leading plus. */
export const isPhoneNumber = (text: string): boolean => PHONE.test(text.trim().replaceAll(SEPARATORS, ''))
