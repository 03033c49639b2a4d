import { headKey } from '#market/spreadsheet/spreadsheet-rows.ts'
import { RESO_COLUMN_NAMES } from './reso-names.ts'

/**
 * What sheets of the product's languages call fields, where the words have one meaning: plain English, Chinese in both scripts, Malay. Areas are not here: their words say neither which area nor its unit, so
 * the agency says it once.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ListingKey: ['listing no', 'listing reference', '房源编号', '房源編號', '樓盤編號', '楼盘编号', 'no rujukan', 'nombor rujukan'],
  StandardStatus: ['status', '状态', '狀態'],
  ModificationTimestamp: [
    'last modified',
    'modified at',
    'updated at',
    '更新时间',
    '更新時間',
    '修改时间',
    '修改時間',
    'tarikh kemas kini',
  ],
  ListPrice: ['price', 'asking price', '价格', '價格', '售价', '售價', '叫价', '叫價', '挂牌价', '掛牌價', 'harga'],
  StreetNumber: ['street no', '门牌号', '門牌號', '門牌號碼', 'no rumah'],
  StreetName: ['street', '街道', '街名', 'jalan', 'nama jalan'],
  UnitNumber: ['unit', 'unit no', '单位', '單位', '房号', '房號', 'no unit'],
  BuildingName: ['building', '大厦', '大廈', '楼盘', '樓盤', 'bangunan', 'nama bangunan'],
  City: ['suburb', 'town', '城市', 'bandar'],
  PostalCode: ['postcode', 'zip code', '邮编', '郵編', '邮政编码', '郵政編碼', '郵遞區號', 'poskod'],
  BedroomsTotal: ['bedrooms', 'beds', '卧室', '臥室', '睡房', '房间数', '房間數', 'bilik tidur'],
  BathroomsTotalInteger: ['bathrooms', 'baths', '浴室', '卫生间', '衛生間', 'bilik air', 'bilik mandi'],
  EntryLevel: ['floor', 'storey', '楼层', '樓層', 'tingkat'],
  AvailabilityDate: ['available from', '可入住日期', '入住日期', 'tarikh tersedia'],
  X_Headline: ['headline', '标题', '標題', 'tajuk'],
  PublicRemarks: ['description', 'remarks', '描述', '介绍', '介紹', 'keterangan', 'penerangan'],
  ListAgentFullName: ['agent name', '经纪姓名', '經紀姓名', 'nama ejen'],
  ListAgentStateLicense: ['agent licence', 'licence no', '牌照号码', '牌照號碼', 'no lesen'],
  ListAgentDirectPhone: ['agent phone', '经纪电话', '經紀電話', 'telefon ejen'],
  ListAgentEmail: ['agent email', '经纪电邮', '經紀電郵', 'e-mel ejen'],
}

const COLUMNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WORDS).flatMap(([name, words]) => words.map((word) => [headKey(word), name] as const)),
  ...RESO_COLUMN_NAMES.map((name) => [headKey(name), name] as const),
])

/** The field that a column of a table names, in the dictionary's spelling with any signs, or in words; undefined where nobody knows. */
export const resoColumn = (given: string): string | undefined => COLUMNS.get(headKey(given))
