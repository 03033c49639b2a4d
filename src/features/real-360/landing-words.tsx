import { Trans } from '@lingui/react/macro'

export const tourFeatures = [
  {
    key: 'around',
    title: <Trans>Every room, all around</Trans>,
    text: <Trans>Look up to the ceiling and down to the floor, by finger, mouse, arrow keys, or by turning the phone.</Trans>,
  },
  {
    key: 'plan',
    title: <Trans>A plan beside it</Trans>,
    text: <Trans>A small floor plan shows where you stand and which way you look. A click on another room takes you there.</Trans>,
  },
  {
    key: 'order',
    title: <Trans>In the order of a visit</Trans>,
    text: <Trans>From the door through the rooms, as one would walk, or freely from point to point.</Trans>,
  },
  {
    key: 'facts',
    title: <Trans>With the facts at hand</Trans>,
    text: <Trans>The tour leads to the project’s report: recorded sales, the estimate with its range, and what is close by.</Trans>,
  },
  {
    key: 'link',
    title: <Trans>One link</Trans>,
    text: <Trans>A tour is an address. It can be sent in a message, put into an advertisement or shown inside another website.</Trans>,
  },
  {
    key: 'screen',
    title: <Trans>Nothing to install</Trans>,
    text: <Trans>It runs in the browser, full screen if you like. Distances along the floor can be measured, roughly.</Trans>,
  },
]

export const tourSteps = [
  {
    key: 'ask',
    title: <Trans>Ask</Trans>,
    text: <Trans>Name the address, the size, the number of rooms and the day from which the home can be entered.</Trans>,
  },
  {
    key: 'visit',
    title: <Trans>The visit</Trans>,
    text: <Trans>A photographer comes at the agreed time and takes each room from one or more points.</Trans>,
  },
  {
    key: 'check',
    title: <Trans>Check it</Trans>,
    text: <Trans>You see the tour before anybody else and say what has to be hidden or taken again.</Trans>,
  },
  {
    key: 'share',
    title: <Trans>Share it</Trans>,
    text: <Trans>You receive the link. The tour goes offline when you say that the home is sold or let.</Trans>,
  },
]
