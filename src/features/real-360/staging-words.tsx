import { Trans } from '@lingui/react/macro'

export const stagingSteps = [
  {
    key: 'order',
    title: <Trans context="to order staging">Order</Trans>,
    text: <Trans>Name the rooms and the use of each: a child’s room, a study, a dining room for six.</Trans>,
  },
  {
    key: 'accept',
    title: <Trans>Accepted</Trans>,
    text: <Trans>A studio accepts the order with a due date, or declines it and says why.</Trans>,
  },
  {
    key: 'production',
    title: <Trans>In production</Trans>,
    text: <Trans>Each room is drawn from its picture and its measures. Notes between you and the studio stay with the order.</Trans>,
  },
  {
    key: 'delivered',
    title: <Trans>Delivered and approved</Trans>,
    text: <Trans>You look at each picture and approve it, or say what to change. Only approved pictures are published.</Trans>,
  },
]
