import { Trans } from '@lingui/react/macro'

export const priceParts = [
  {
    key: 'size',
    title: <Trans>Size and rooms</Trans>,
    text: (
      <Trans>Each point from which a room is shown takes time, on the day and after it. A small apartment needs few, a house more.</Trans>
    ),
  },
  {
    key: 'place',
    title: <Trans>Place and time</Trans>,
    text: <Trans>How far the photographer travels, and whether the visit is on a working day, an evening or a weekend.</Trans>,
  },
  {
    key: 'plan',
    title: <Trans>A floor plan</Trans>,
    text: <Trans>If you have a plan, it is used. If not, one is measured and drawn.</Trans>,
  },
  {
    key: 'photos',
    title: <Trans>Photographs</Trans>,
    text: <Trans>Still pictures for an advertisement can be taken in the same visit.</Trans>,
  },
  {
    key: 'staging',
    title: <Trans>Staging</Trans>,
    text: <Trans>Furniture drawn into the pictures of empty rooms has a price of its own in the studio’s list.</Trans>,
  },
  {
    key: 'online',
    title: <Trans>Time online</Trans>,
    text: <Trans>The offer says how long the tour stays online and what a longer time costs.</Trans>,
  },
]
