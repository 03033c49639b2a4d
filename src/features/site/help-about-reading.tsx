import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** How to read, keep and question the figures. */
export const helpAboutReading = [
  {
    key: 'estimate',
    question: <Trans>How do I read an estimate?</Trans>,
    answer: (
      <Trans>
        The large figure is the price we would expect in the month named above it. The dark band holds two in three homes like it, the whole
        bar nine in ten. Below are the sales it rests on. Enter the size and floor of your home to make it about that home.
      </Trans>
    ),
  },
  {
    key: 'refusal',
    question: <Trans>Why is there no estimate?</Trans>,
    answer: (
      <Trans>
        Because too few sales, or only old ones, or contradicting ones stand behind it. The report says which, and how many would be needed.
      </Trans>
    ),
  },
  {
    key: 'psf',
    question: <Trans>What is psf?</Trans>,
    answer: <Trans>Price per square foot: the price divided by the floor area, or by the land area for houses on their own land.</Trans>,
  },
  {
    key: 'half',
    question: <Trans>What is the middle half?</Trans>,
    answer: (
      <Trans>
        Sort all deals by price: a quarter lies below the middle half and a quarter above it. It says more than an average when a few deals
        are extreme.
      </Trans>
    ),
  },
  {
    key: 'data',
    question: <Trans>Where do the figures come from, and how old are they?</Trans>,
    answer: (
      <Trans>
        The <Link to="/about-us">table of markets</Link> says how much is known and until which month; every report names its sources and
        their licences. A market with demo data is marked so on every page: its prices are invented.
      </Trans>
    ),
  },
  {
    key: 'print',
    question: <Trans>How do I print a report or keep it as a file?</Trans>,
    answer: (
      <Trans>
        With the print button of the report, or with your browser’s own. Menus and forms are left out. Choose “Save as PDF” as the printer
        for a file.
      </Trans>
    ),
  },
  {
    key: 'mistake',
    question: <Trans>A figure is wrong. What now?</Trans>,
    answer: (
      <Trans>
        <Link to="/contact" search={{ interest: 'mistake' }}>
          Write to us
        </Link>{' '}
        with the address of the page and what it should say. We check it against the source. If the source is wrong, we can only tell you
        whom to ask.
      </Trans>
    ),
  },
  {
    key: 'account',
    question: <Trans>Do I need an account?</Trans>,
    answer: (
      <Trans>
        Not for search, map, lists and free reports. Pages that need one say so and lead to the sign-in. An account costs nothing.
      </Trans>
    ),
  },
] as const
