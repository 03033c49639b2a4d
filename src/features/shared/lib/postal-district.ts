import { hanNumber } from './han-number.ts'

/** "district 9", "d9", "daerah 9", 第9邮区 in the form of `typedKey`: words of a postal district of Singapore around its number. */
const DISTRICT = /^(?:(?:postal )?(?:district|dist|daerah) |d ?|第 ?)0*(\d{1,2})(?: (?:邮|邮区|区))?$/
/** 第十五邮区, 第十五区, whose last sign `bareHan` takes away */
const HAN_DISTRICT = /^第([一二三四五六七八九十]+)邮?$/

/** A typed postal district as its name begins: "district 9" → "d09". Null for other names. */
export function districtKey(key: string): string | null {
  const number = DISTRICT.exec(key)?.[1] ?? hanNumber(HAN_DISTRICT.exec(key)?.[1] ?? '')
  return number === null ? null : `d${String(number).padStart(2, '0')}`
}

const HAN_DIGITS = '零一二三四五六七八九'

/** What a district (1…28) is called beside its name. */
export function districtWords(number: number): string {
  const tens = Math.floor(number / 10)
  const han = `${tens > 1 ? HAN_DIGITS.charAt(tens) : ''}${tens > 0 ? '十' : ''}${number % 10 > 0 ? HAN_DIGITS.charAt(number % 10) : ''}`
  return `district ${number} dist d${number} daerah 第${number}邮区 第${han}邮区`
}
