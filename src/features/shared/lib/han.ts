const HAN = /\p{Script=Han}/u

/** Whether any of it is written in Han characters. */
export const isHan = (word: string): boolean => HAN.test(word)
