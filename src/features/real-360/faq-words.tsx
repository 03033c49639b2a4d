import { Trans } from '@lingui/react/macro'

export const makingQuestions = [
  {
    key: 'prepare',
    question: <Trans>How do I prepare the home?</Trans>,
    answer: (
      <Trans>
        Clear the floors, open the curtains, switch on every lamp, close the lids, and put away what shows names: letters, certificates,
        family pictures. What is seen in a mirror is seen in the tour.
      </Trans>
    ),
  },
  {
    key: 'long',
    question: <Trans>How long does the visit take?</Trans>,
    answer: (
      <Trans>
        That depends on the number of rooms. The offer names the time, so that you can plan the day. Rooms should stay as they are until the
        end.
      </Trans>
    ),
  },
  {
    key: 'present',
    question: <Trans>Do I have to be there?</Trans>,
    answer: <Trans>Somebody must open the door and lock it again. People and pets stay out of the room that is being photographed.</Trans>,
  },
  {
    key: 'tenant',
    question: <Trans>A tenant lives in the home. May it be photographed?</Trans>,
    answer: (
      <Trans>Only if the tenant agrees. Ask in writing before you order; what belongs to the tenant can be hidden in the pictures.</Trans>
    ),
  },
  {
    key: 'own',
    question: <Trans>I have panoramas of my own. Can they be used?</Trans>,
    answer: <Trans>Yes, if they are yours and show the home as it is. Say so when you ask for an offer, with their number and size.</Trans>,
  },
]

export const showingQuestions = [
  {
    key: 'who',
    question: <Trans>Who can see a tour?</Trans>,
    answer: <Trans>Whoever has its address. It does not show the number of the home unless you ask for it.</Trans>,
  },
  {
    key: 'device',
    question: <Trans>What does a visitor need?</Trans>,
    answer: (
      <Trans>
        A browser of the last few years. Arrow keys and a list of rooms work without a mouse, and nothing moves by itself if the visitor has
        asked for less motion.
      </Trans>
    ),
  },
  {
    key: 'hide',
    question: <Trans>Something should not be seen. Can it be hidden later?</Trans>,
    answer: <Trans>Yes. Faces, names and number plates are blurred on request, and a room can be taken out of the tour.</Trans>,
  },
  {
    key: 'offline',
    question: <Trans>How do I take a tour offline?</Trans>,
    answer: <Trans>Write to us from the address with which you ordered. Its address then says that there is no tour any more.</Trans>,
  },
  {
    key: 'rights',
    question: <Trans>Whose pictures are they?</Trans>,
    answer: (
      <Trans>
        The offer says so. As a rule you may use them to sell or let the home they show, and the photographer remains their author.
      </Trans>
    ),
  },
]
