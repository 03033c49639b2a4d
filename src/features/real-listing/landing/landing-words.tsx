import { Trans } from '@lingui/react/macro'

export const listingFeatures = [
  {
    key: 'once',
    title: <Trans>Each home once</Trans>,
    text: <Trans>Five agents may advertise one apartment. It appears as one entry with all five behind it, not as five results.</Trans>,
  },
  {
    key: 'estimate',
    title: <Trans>Asking price beside the estimate</Trans>,
    text: (
      <Trans>
        What is asked stands as a mark on the range of the estimate of the like home, and in words: below it, within it or above it.
      </Trans>
    ),
  },
  {
    key: 'dates',
    title: <Trans>Dates that can be trusted</Trans>,
    text: (
      <Trans>
        When a listing was first seen, when its source last confirmed it, and each change of its price. What is no longer confirmed leaves.
      </Trans>
    ),
  },
  {
    key: 'sources',
    title: <Trans>Sources by name</Trans>,
    text: (
      <Trans>
        Each entry names every agent who advertises the home, with registration, agency, licence and phone, and where it came from.
      </Trans>
    ),
  },
  {
    key: 'compare',
    title: <Trans>Compared like with like</Trans>,
    text: (
      <Trans>
        Up to five homes side by side, each price brought to one size, floor and age, with every step shown; and projects as well.
      </Trans>
    ),
  },
  {
    key: 'free',
    title: <Trans>Free</Trans>,
    text: <Trans>Nobody pays to list, to be placed higher, or to look. The order follows the filters that the reader chose.</Trans>,
  },
]

export const federationSteps = [
  {
    key: 'feed',
    title: <Trans>An agency sends a feed</Trans>,
    text: (
      <Trans>
        Its own system stays the original. A feed names each home by project, unit mix, size and floor, with price, agent and date.
      </Trans>
    ),
  },
  {
    key: 'check',
    title: <Trans>Each row is checked</Trans>,
    text: (
      <Trans>
        The figures must be possible, and the lines that the law asks of an advertisement complete. What fails goes back with the reason.
      </Trans>
    ),
  },
  {
    key: 'group',
    title: <Trans>The same home is recognised</Trans>,
    text: <Trans>Rows that mean one home join into one entry. The sources stay visible, and differing prices are shown as they are.</Trans>,
  },
  {
    key: 'compare',
    title: <Trans>It meets the records</Trans>,
    text: <Trans>The estimate of the like home is put beside it, from recorded deals alone. A listing never changes an estimate.</Trans>,
  },
]

export const listingQuestions = [
  {
    key: 'own',
    question: <Trans>Who owns a listing?</Trans>,
    answer: (
      <Trans>
        The agency that sent it. It can change or withdraw a listing in its own system, and the next feed carries the change here.
      </Trans>
    ),
  },
  {
    key: 'twice',
    question: <Trans>What if two agents advertise one home at different prices?</Trans>,
    answer: <Trans>Both prices are shown, each with its source and date. We do not choose between them.</Trans>,
  },
  {
    key: 'confirmed',
    question: <Trans>What does “confirmed” mean?</Trans>,
    answer: (
      <Trans>
        The last day on which its source sent the home again, or its agent said that it still stands. Agents are asked every 30 days; a home
        that nobody confirms leaves.
      </Trans>
    ),
  },
  {
    key: 'gone',
    question: <Trans>How are homes removed that have been sold?</Trans>,
    answer: (
      <Trans>
        A listing that its source no longer confirms is withdrawn. Readers can report one that is wrong or gone, and its source is asked.
      </Trans>
    ),
  },
  {
    key: 'estimate',
    question: <Trans>Does an asking price influence the estimate?</Trans>,
    answer: <Trans>No. Estimates rest on recorded sales alone. That is why the two can be compared.</Trans>,
  },
  {
    key: 'where',
    question: <Trans>Where is realListing open?</Trans>,
    answer: <Trans>In Singapore.</Trans>,
  },
]
