import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** A public holiday: its day, "2026-12-25", and its official name in English. */
export interface Holiday {
  day: string
  name: string
  /** announced by the sighting of the moon, or not gazetted yet: it may still move by a day */
  isProvisional?: boolean
}

interface HolidayTable {
  /** who announces them */
  source: string
  everywhere: readonly Holiday[]
  /** by IANA zone: a state of Australia each */
  inZone: Readonly<Record<string, readonly Holiday[]>>
}

const on = (day: string, name: string): Holiday => ({ day, name })
const likely = (day: string, name: string): Holiday => ({ day, name, isProvisional: true })

const QUEENSLAND = [
  on('2026-05-04', 'Labour Day'),
  on('2026-10-05', 'King’s Birthday'),
  on('2027-04-26', 'Anzac Day, in lieu'),
  on('2027-05-03', 'Labour Day'),
  on('2027-10-04', 'King’s Birthday'),
]

/**
 * Days on which schedules that observe holidays offer nothing. A holiday on a Sunday brings the next working day where the law of the place says so.
 * States of Malaysia and councils of Australia have further days, which an agent enters as days off.
 */
export const HOLIDAYS = {
  SG: {
    source: 'Ministry of Manpower, public holidays of 2026 and 2027',
    everywhere: [
      on('2026-01-01', 'New Year’s Day'),
      on('2026-02-17', 'Chinese New Year'),
      on('2026-02-18', 'Chinese New Year'),
      on('2026-03-21', 'Hari Raya Puasa'),
      on('2026-04-03', 'Good Friday'),
      on('2026-05-01', 'Labour Day'),
      on('2026-05-27', 'Hari Raya Haji'),
      on('2026-05-31', 'Vesak Day'),
      on('2026-06-01', 'Vesak Day, in lieu'),
      on('2026-08-09', 'National Day'),
      on('2026-08-10', 'National Day, in lieu'),
      on('2026-11-08', 'Deepavali'),
      on('2026-11-09', 'Deepavali, in lieu'),
      on('2026-12-25', 'Christmas Day'),
      on('2027-01-01', 'New Year’s Day'),
      on('2027-02-06', 'Chinese New Year'),
      on('2027-02-07', 'Chinese New Year'),
      on('2027-02-08', 'Chinese New Year, in lieu'),
      likely('2027-03-10', 'Hari Raya Puasa'),
      on('2027-03-26', 'Good Friday'),
      on('2027-05-01', 'Labour Day'),
      likely('2027-05-17', 'Hari Raya Haji'),
      likely('2027-05-20', 'Vesak Day'),
      on('2027-08-09', 'National Day'),
      likely('2027-10-28', 'Deepavali'),
      on('2027-12-25', 'Christmas Day'),
    ],
    inZone: {},
  },
  MY: {
    source: 'Prime Minister’s Department, federal public holidays of 2026 and 2027',
    everywhere: [
      on('2026-01-01', 'New Year’s Day'),
      on('2026-02-17', 'Chinese New Year'),
      on('2026-02-18', 'Chinese New Year'),
      on('2026-03-21', 'Hari Raya Aidilfitri'),
      on('2026-03-22', 'Hari Raya Aidilfitri'),
      on('2026-03-23', 'Hari Raya Aidilfitri, in lieu'),
      on('2026-05-01', 'Labour Day'),
      on('2026-05-27', 'Hari Raya Aidiladha'),
      on('2026-05-31', 'Wesak Day'),
      on('2026-06-01', 'Birthday of the Yang di-Pertuan Agong'),
      on('2026-06-02', 'Wesak Day, in lieu'),
      on('2026-06-17', 'Awal Muharram'),
      on('2026-08-25', 'Maulidur Rasul'),
      on('2026-08-31', 'National Day'),
      on('2026-09-16', 'Malaysia Day'),
      on('2026-11-08', 'Deepavali'),
      on('2026-11-09', 'Deepavali, in lieu'),
      on('2026-12-25', 'Christmas Day'),
      on('2027-01-01', 'New Year’s Day'),
      on('2027-02-06', 'Chinese New Year'),
      on('2027-02-07', 'Chinese New Year'),
      on('2027-02-08', 'Chinese New Year, in lieu'),
      likely('2027-03-10', 'Hari Raya Aidilfitri'),
      likely('2027-03-11', 'Hari Raya Aidilfitri'),
      on('2027-05-01', 'Labour Day'),
      likely('2027-05-17', 'Hari Raya Aidiladha'),
      likely('2027-05-20', 'Wesak Day'),
      likely('2027-06-06', 'Awal Muharram'),
      likely('2027-06-07', 'Birthday of the Yang di-Pertuan Agong'),
      likely('2027-08-15', 'Maulidur Rasul'),
      on('2027-08-31', 'National Day'),
      on('2027-09-16', 'Malaysia Day'),
      likely('2027-10-28', 'Deepavali'),
      on('2027-12-25', 'Christmas Day'),
    ],
    inZone: {},
  },
  HK: {
    source: 'Government of the Hong Kong Special Administrative Region, general holidays of 2026 and 2027',
    everywhere: [
      on('2026-01-01', 'The first day of January'),
      on('2026-02-17', 'Lunar New Year’s Day'),
      on('2026-02-18', 'The second day of Lunar New Year'),
      on('2026-02-19', 'The third day of Lunar New Year'),
      on('2026-04-03', 'Good Friday'),
      on('2026-04-04', 'The day following Good Friday'),
      on('2026-04-06', 'The day following Ching Ming Festival'),
      on('2026-04-07', 'The day following Easter Monday'),
      on('2026-05-01', 'Labour Day'),
      on('2026-05-25', 'The day following the Birthday of the Buddha'),
      on('2026-06-19', 'Tuen Ng Festival'),
      on('2026-07-01', 'Establishment Day'),
      on('2026-09-26', 'The day following the Mid-Autumn Festival'),
      on('2026-10-01', 'National Day'),
      on('2026-10-19', 'The day following Chung Yeung Festival'),
      on('2026-12-25', 'Christmas Day'),
      on('2026-12-26', 'The first weekday after Christmas Day'),
      on('2027-01-01', 'The first day of January'),
      on('2027-02-06', 'Lunar New Year’s Day'),
      on('2027-02-08', 'The third day of Lunar New Year'),
      on('2027-02-09', 'The fourth day of Lunar New Year'),
      on('2027-03-26', 'Good Friday'),
      on('2027-03-27', 'The day following Good Friday'),
      on('2027-03-29', 'Easter Monday'),
      on('2027-04-05', 'Ching Ming Festival'),
      on('2027-05-01', 'Labour Day'),
      on('2027-05-13', 'The Birthday of the Buddha'),
      on('2027-06-09', 'Tuen Ng Festival'),
      on('2027-07-01', 'Establishment Day'),
      on('2027-09-16', 'The day following the Mid-Autumn Festival'),
      on('2027-10-01', 'National Day'),
      on('2027-10-08', 'Chung Yeung Festival'),
      on('2027-12-25', 'Christmas Day'),
      on('2027-12-27', 'The first weekday after Christmas Day'),
    ],
    inZone: {},
  },
  AU: {
    source: 'Fair Work Ombudsman and the states’ holiday acts, public holidays of 2026 and 2027; part-days and shows of councils left out',
    everywhere: [
      on('2026-01-01', 'New Year’s Day'),
      on('2026-01-26', 'Australia Day'),
      on('2026-04-03', 'Good Friday'),
      on('2026-04-06', 'Easter Monday'),
      on('2026-04-25', 'Anzac Day'),
      on('2026-12-25', 'Christmas Day'),
      on('2026-12-28', 'Boxing Day, in lieu'),
      on('2027-01-01', 'New Year’s Day'),
      on('2027-01-26', 'Australia Day'),
      on('2027-03-26', 'Good Friday'),
      on('2027-03-29', 'Easter Monday'),
      on('2027-04-25', 'Anzac Day'),
      on('2027-12-25', 'Christmas Day'),
      on('2027-12-26', 'Boxing Day'),
      on('2027-12-27', 'Christmas Day, in lieu'),
      on('2027-12-28', 'Boxing Day, in lieu'),
    ],
    inZone: {
      'Australia/Sydney': [
        on('2026-04-04', 'Easter Saturday'),
        on('2026-04-05', 'Easter Sunday'),
        on('2026-04-27', 'Anzac Day, in lieu'),
        on('2026-06-08', 'King’s Birthday'),
        on('2026-10-05', 'Labour Day'),
        on('2026-12-26', 'Boxing Day'),
        on('2027-03-27', 'Easter Saturday'),
        on('2027-03-28', 'Easter Sunday'),
        on('2027-04-26', 'Anzac Day, in lieu'),
        on('2027-06-14', 'King’s Birthday'),
        on('2027-10-04', 'Labour Day'),
      ],
      'Australia/Melbourne': [
        on('2026-03-09', 'Labour Day'),
        on('2026-04-04', 'Easter Saturday'),
        on('2026-04-05', 'Easter Sunday'),
        on('2026-06-08', 'King’s Birthday'),
        on('2026-09-25', 'Friday before the AFL Grand Final'),
        on('2026-11-03', 'Melbourne Cup'),
        on('2026-12-26', 'Boxing Day'),
        on('2027-03-08', 'Labour Day'),
        on('2027-03-27', 'Easter Saturday'),
        on('2027-03-28', 'Easter Sunday'),
        on('2027-06-14', 'King’s Birthday'),
        likely('2027-09-24', 'Friday before the AFL Grand Final'),
        on('2027-11-02', 'Melbourne Cup'),
      ],
      'Australia/Brisbane': [
        on('2026-04-04', 'Easter Saturday'),
        on('2026-04-05', 'Easter Sunday'),
        on('2026-12-26', 'Boxing Day'),
        on('2027-03-27', 'Easter Saturday'),
        on('2027-03-28', 'Easter Sunday'),
        ...QUEENSLAND,
      ],
      'Australia/Adelaide': [
        on('2026-03-09', 'Adelaide Cup Day'),
        on('2026-04-04', 'Easter Saturday'),
        on('2026-04-05', 'Easter Sunday'),
        on('2026-06-08', 'King’s Birthday'),
        on('2026-10-05', 'Labour Day'),
        on('2026-12-26', 'Proclamation Day'),
        on('2027-03-08', 'Adelaide Cup Day'),
        on('2027-03-27', 'Easter Saturday'),
        on('2027-03-28', 'Easter Sunday'),
        on('2027-04-26', 'Anzac Day, in lieu'),
        on('2027-06-14', 'King’s Birthday'),
        on('2027-10-04', 'Labour Day'),
      ],
      'Australia/Perth': [
        on('2026-03-02', 'Labour Day'),
        on('2026-04-05', 'Easter Sunday'),
        on('2026-04-27', 'Anzac Day, in lieu'),
        on('2026-06-01', 'Western Australia Day'),
        on('2026-09-28', 'King’s Birthday'),
        on('2026-12-26', 'Boxing Day'),
        on('2027-03-01', 'Labour Day'),
        on('2027-03-28', 'Easter Sunday'),
        on('2027-04-26', 'Anzac Day, in lieu'),
        on('2027-06-07', 'Western Australia Day'),
        on('2027-09-27', 'King’s Birthday'),
      ],
      'Australia/Hobart': [
        on('2026-03-09', 'Eight Hours Day'),
        on('2026-06-08', 'King’s Birthday'),
        on('2027-03-08', 'Eight Hours Day'),
        on('2027-06-14', 'King’s Birthday'),
      ],
      'Australia/Darwin': [
        on('2026-04-04', 'Easter Saturday'),
        on('2026-04-05', 'Easter Sunday'),
        on('2026-05-04', 'May Day'),
        on('2026-06-08', 'King’s Birthday'),
        on('2026-08-03', 'Picnic Day'),
        on('2026-12-26', 'Boxing Day'),
        on('2027-03-27', 'Easter Saturday'),
        on('2027-03-28', 'Easter Sunday'),
        on('2027-04-26', 'Anzac Day, in lieu'),
        on('2027-05-03', 'May Day'),
        on('2027-06-14', 'King’s Birthday'),
        on('2027-08-02', 'Picnic Day'),
      ],
    },
  },
} as const satisfies Record<CountryWith<'scheduler'>, HolidayTable>

const tableOf = (country: CountryCode): HolidayTable => HOLIDAYS[inModule('scheduler', country)]

/** The public holidays where a clock is kept, in order. */
export const holidaysOf = (country: CountryCode, timeZone: string): Holiday[] => {
  const { everywhere, inZone } = tableOf(country)
  return [...everywhere, ...(inZone[timeZone] ?? [])].toSorted((a, b) => a.day.localeCompare(b.day))
}

/** Until when the tables are known, "2027-12-31". */
export const HOLIDAYS_KNOWN_UNTIL = '2027-12-31'
