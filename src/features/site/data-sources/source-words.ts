import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SourceKind } from './publishers.ts'

export type SourceGroup = 'figures' | 'deals' | 'homes' | 'places' | 'areas'

/** In the order of the page. */
export const SOURCE_GROUP_WORDS: Record<SourceGroup, MessageDescriptor> = {
  figures: msg`Official figures`,
  deals: msg`Sales and rents`,
  homes: msg`Homes and buildings`,
  places: msg`Places around homes`,
  areas: msg`Areas`,
}

interface SourceWords {
  group: SourceGroup
  title: MessageDescriptor
  holds: MessageDescriptor
}

const TIMETABLE: SourceWords = {
  group: 'places',
  title: msg`Timetable of public transport`,
  holds: msg`Stops, lines and departures in an ordinary week`,
}

/** What each kind of published file is called by people, and what of it is used here. */
export const SOURCE_WORDS: Record<SourceKind, SourceWords> = {
  'sg-hdb-resale': {
    group: 'deals',
    title: msg`Resale prices of HDB flats`,
    holds: msg`Each resale with its month, block, flat type, storey range, size, lease and price`,
  },
  'au-nsw-sales': {
    group: 'deals',
    title: msg`Sales of homes in New South Wales`,
    holds: msg`Each sale with its address, strata plan, month, land or unit area and price; units whose area is not stated are left out`,
  },
  'au-nsw-schools': { group: 'places', title: msg`Public schools`, holds: msg`Names, levels and positions` },
  'au-localities': {
    group: 'areas',
    title: msg`Suburbs and towns`,
    holds: msg`The point by which homes are placed whose own is not recorded`,
  },
  'sg-private-sales': {
    group: 'deals',
    title: msg`Sales of private homes`,
    holds: msg`Each sale with its project, month, size, floor range, tenure and price`,
  },
  'sg-landed-sales': {
    group: 'deals',
    title: msg`Sales of landed houses`,
    holds: msg`Each sale with its street, month, size and price`,
  },
  'sg-private-rentals': {
    group: 'deals',
    title: msg`Rents of private homes`,
    holds: msg`Each contract with its project, month, size range and monthly rent`,
  },
  'sg-hdb-property-information': {
    group: 'homes',
    title: msg`HDB blocks`,
    holds: msg`Floors, year of completion and number of flats by type`,
  },
  'sg-hdb-estate-names': {
    group: 'homes',
    title: msg`Names of HDB estates`,
    holds: msg`The name by which people call a block together with others`,
  },
  'sg-hdb-block-coordinates': {
    group: 'homes',
    title: msg`Positions of HDB blocks`,
    holds: msg`Coordinates and postal code of each block`,
  },
  'sg-private-projects': {
    group: 'homes',
    title: msg`Positions of private projects`,
    holds: msg`Coordinates, street, district and tenure of each project`,
  },
  'sg-rail': { group: 'places', title: msg`Railway lines and stations`, holds: msg`Lines, stations and their codes` },
  'sg-mrt-exits': { group: 'places', title: msg`Station exits`, holds: msg`Positions of the exits` },
  'sg-schools': { group: 'places', title: msg`Schools`, holds: msg`Names, levels and positions` },
  'sg-hawker-centres': { group: 'places', title: msg`Hawker centres`, holds: msg`Names and positions` },
  'sg-supermarkets': { group: 'places', title: msg`Supermarkets`, holds: msg`Licensed shops with their positions` },
  'sg-parks': { group: 'places', title: msg`Parks and nature reserves`, holds: msg`Names and outlines` },
  'sg-amenities': {
    group: 'places',
    title: msg`Other places of daily life`,
    holds: msg`Bus stops, clinics, malls, childcare and the like, with their positions`,
  },
  'sg-bus-routes': { group: 'places', title: msg`Bus routes`, holds: msg`The streets that buses use, drawn on the map` },
  'sg-bus-stops': { group: 'places', title: msg`Bus stops`, holds: msg`Names of the streets on the map` },
  'hk-rvd-series': {
    group: 'figures',
    title: msg`Price indices, rental indices and yields`,
    holds: msg`Each class of homes by quarter, in one table`,
  },
  'hk-rvd-price-index': { group: 'figures', title: msg`Price indices`, holds: msg`Each class of private homes by quarter, 1999 = 100` },
  'hk-rvd-rent-index': { group: 'figures', title: msg`Rental indices`, holds: msg`Each class of private homes by quarter, 1999 = 100` },
  'hk-rvd-average-prices': {
    group: 'figures',
    title: msg`Average prices`,
    holds: msg`Price per square metre of saleable area by class, region and quarter`,
  },
  'hk-rvd-average-rents': {
    group: 'figures',
    title: msg`Average rents`,
    holds: msg`Monthly rent per square metre of saleable area by class, region and quarter`,
  },
  'hk-rvd-yields': { group: 'figures', title: msg`Market yields`, holds: msg`Gross yield of each class of homes by quarter` },
  'hk-registrations': {
    group: 'figures',
    title: msg`Agreements of sale`,
    holds: msg`How many agreements of sale and purchase of homes were lodged in each month`,
  },
  'hk-agency-records': {
    group: 'deals',
    title: msg`An agency’s own records`,
    holds: msg`Each sale with its estate, building, floor, size, month and price, as the agency keeps them`,
  },
  'hk-districts': { group: 'areas', title: msg`Districts`, holds: msg`Outlines and names of the eighteen districts` },
  'hk-mtr-stations': {
    group: 'places',
    title: msg`Railway stations`,
    holds: msg`Positions of the stations, and their names in two languages`,
  },
  'hk-mtr-exits': { group: 'places', title: msg`Station exits`, holds: msg`Positions of the exits` },
  'hk-mtr-lines': { group: 'places', title: msg`Railway lines`, holds: msg`Tracks and colours of the lines` },
  'hk-streets': { group: 'places', title: msg`Streets`, holds: msg`The streets that buses and minibuses use, drawn on the map` },
  'sg-planning-areas': { group: 'areas', title: msg`Planning areas`, holds: msg`Outlines of the areas by which figures are given` },
  'sg-subzones': { group: 'areas', title: msg`Subzones`, holds: msg`Outlines of the parts of planning areas` },
  'sg-town-areas': { group: 'areas', title: msg`HDB towns`, holds: msg`The planning area that each town lies in` },
  'my-napic-sales': {
    group: 'deals',
    title: msg`Sales recorded by NAPIC`,
    holds: msg`Each sale with its scheme, month, area, tenure, level and price`,
  },
  'my-napic-sample': {
    group: 'deals',
    title: msg`Sales by district and year`,
    holds: msg`Each sale with its district, year, area, tenure and price; no scheme and no month are named, so they are in lists alone`,
  },
  'my-napic-schemes': { group: 'homes', title: msg`Positions of schemes`, holds: msg`Coordinates of each scheme` },
  'my-gtfs-routes': { group: 'places', title: msg`Railway lines`, holds: msg`Names and colours of the lines` },
  'my-gtfs-trips': { group: 'places', title: msg`Train services`, holds: msg`The track that each line runs on` },
  'my-gtfs-shapes': { group: 'places', title: msg`Railway tracks`, holds: msg`The course of each line, drawn on the map` },
  'my-gtfs-agency': { group: 'places', title: msg`Operator of the trains`, holds: msg`Who publishes the timetable` },
  'my-gtfs-calendar': TIMETABLE,
  'my-gtfs-stop-times': TIMETABLE,
  'my-gtfs-frequencies': TIMETABLE,
  'my-gtfs': TIMETABLE,
  'sg-gtfs': TIMETABLE,
  'hk-gtfs': TIMETABLE,
  'au-gtfs': TIMETABLE,
  'sg-rail-plan': {
    group: 'places',
    title: msg`Stations and lines to come`,
    holds: msg`When each opens, as planned`,
  },
  'sg-rail-disruptions': {
    group: 'places',
    title: msg`Disruptions of trains`,
    holds: msg`How often each line was disrupted, as recorded`,
  },
  'my-gtfs-stops': { group: 'places', title: msg`Railway stations`, holds: msg`Names, codes and positions` },
  'au-vic-sales': {
    group: 'deals',
    title: msg`Sales of homes in Melbourne`,
    holds: msg`Each sale with its address, month, rooms, area and price; homes that were passed in at auction are left out`,
  },
  'au-vic-stations': { group: 'places', title: msg`Railway stations`, holds: msg`Names and positions` },
  'au-vic-tram-stops': { group: 'places', title: msg`Tram stops`, holds: msg`Names and positions` },
  'au-vic-train-lines': { group: 'places', title: msg`Railway lines`, holds: msg`The course of each line, drawn on the map` },
}
