import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { AnswerOf } from '#api/page-queries.ts'
import { SANDBOX } from '#graphql/sandbox.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { asServed } from '#ui/as-served.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import type { developersQuery } from '../queries.ts'
import { ReadingFrame } from '../reading-frame.tsx'
import { API_CHANGES } from './api-changes.tsx'
import { curlOf, DEVELOPER_EXAMPLES, VERIFY_WEBHOOK } from './developer-examples.ts'

/** For those who write the other side: feeds in, the Web API out, webhooks, blocks for websites. */
export function DevelopersPage() {
  const answer = useLoaderData({ strict: false }) as AnswerOf<typeof developersQuery>
  return (
    <Hydrate when={asServed}>
      <ForDevelopers hasSandbox={answer.ok && answer.value.market.isDemo} />
    </Hydrate>
  )
}

function ForDevelopers({ hasSandbox }: { hasSandbox: boolean }) {
  usePageWords()
  return (
    <ReadingFrame
      title={<Trans>For developers</Trans>}
      lead={<Trans>What an agency’s system sends here, what others read of it, and who is told when something changes.</Trans>}
    >
      <Keys hasSandbox={hasSandbox} />
      <FeedsIn hasSandbox={hasSandbox} />
      <WebApi hasSandbox={hasSandbox} />
      <Webhooks />
      <Assistants />
      <Blocks />
      <Stability />
    </ReadingFrame>
  )
}

const Code = ({ children }: { children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <pre tabIndex={0} className="mt-4 overflow-x-auto rounded border border-line bg-wash p-4 text-sm">
    <code>{children}</code>
  </pre>
)

interface PartProps {
  hasSandbox: boolean
}

/** A request as it can be sent: to the demonstration with its key, where that is what is served. */
const ExampleRequest = ({ of, hasSandbox }: PartProps & { of: keyof typeof DEVELOPER_EXAMPLES }) => (
  <Code>
    {curlOf(DEVELOPER_EXAMPLES[of], siteOrigin(), hasSandbox ? SANDBOX.source : 'your-agency', hasSandbox ? SANDBOX.key : 'feed_…')}
  </Code>
)

const Keys = ({ hasSandbox }: PartProps) => (
  <>
    <h2 id="keys">
      <Trans>Keys</Trans>
    </h2>
    <p>
      <Trans>
        An agency connects itself on its page of feeds. There it makes the key of its own system, a key for each reader by name, and the
        addresses of webhooks. A key is told once, is sent as a bearer token, and opens one agency’s service with what it was made for:
        sending and reading back, or by the Web API listings, enquiries, appointments, orders. It can be renewed and ended at any time.
      </Trans>
    </p>
    {hasSandbox ? (
      <>
        <p>
          <Trans>This is the demonstration. Anybody may read one of its agencies with this key:</Trans>
        </p>
        <Code>{SANDBOX.key}</Code>
      </>
    ) : null}
  </>
)

const FEED_PARAMETERS = [
  { name: '?whole', what: <Trans>The file is all there is: what it does not name is withdrawn.</Trans> },
  { name: '?many', what: <Trans>Confirms that more than half is meant to go.</Trans> },
  { name: '?format=reaxml', what: <Trans>Names another format than the agency’s own: reso, csv, reaxml.</Trans> },
] as const

const FeedsIn = ({ hasSandbox }: PartProps) => (
  <>
    <h2 id="feeds">
      <Trans>Send listings</Trans>
    </h2>
    <p>
      <Trans>
        Three formats are read: RESO Data Dictionary names as JSON, the same names as a table, and REAXML. A record is refused only for what
        makes it unusable: no key, state, kind, activity, place, or neither a price nor words instead. Whatever else cannot be read is left
        out and named in the run’s report.
      </Trans>
    </p>
    <Code>{curlOf(DEVELOPER_EXAMPLES.send, siteOrigin(), 'your-agency', 'feed_…')}</Code>
    <table>
      <tbody>
        {FEED_PARAMETERS.map(({ name, what }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <Trans>
        The answer is the run: 200 where the file was taken, 422 with a reason where it was not, 409 while another of your files is taken
        in, 413 above 32 MB, 429 above 60 files an hour. The later ModificationTimestamp of a key counts; the same file twice changes
        nothing.
      </Trans>
    </p>
    <p>
      <Trans>What you advertise here comes back in your own format:</Trans>
    </p>
    <ExampleRequest of="own" hasSandbox={hasSandbox} />
  </>
)

const WebApi = ({ hasSandbox }: PartProps) => (
  <>
    <h2 id="web-api">
      <Trans>Read by the RESO Web API</Trans>
    </h2>
    <p>
      <Trans>
        OData 4.01 with the names of RESO Data Dictionary 2.0: Property, Media, OpenHouse, Member, Office, EntityEvent, Lookup. What a
        listing hides is told no reader. Filters, selections and orders are those of the metadata; what is not understood is answered 400
        with its place.
      </Trans>
    </p>
    <ExampleRequest of="metadata" hasSandbox={hasSandbox} />
    <ExampleRequest of="homes" hasSandbox={hasSandbox} />
    <ExampleRequest of="openHouses" hasSandbox={hasSandbox} />
    <p>
      <Trans>
        A key for enquiries, appointments or orders opens Contacts, ShowingAppointment or X_Order: what was given to the agent who manages
        the feed. That agent alone makes such a key, and it ends when somebody else manages the feed. An enquiry that is deleted, also
        because a person asked for it, is named in the log and answers 404: delete your copy as well.
      </Trans>
    </p>
    <Code>{curlOf(DEVELOPER_EXAMPLES.enquiries, siteOrigin(), 'your-agency', 'feed_…')}</Code>
    <p>
      <Trans>
        Pages have 100 rows and go on by @odata.nextLink. To keep a copy, read everything once, then ask the log for events after the last
        number that you have seen, and read each record that it names again; 404 means that it is gone.
      </Trans>
    </p>
    <ExampleRequest of="changes" hasSandbox={hasSandbox} />
  </>
)

const Webhooks = () => (
  <>
    <h2 id="webhooks">
      <Trans>Be told of changes</Trans>
    </h2>
    <p>
      <Trans>
        A webhook says that something changed, and where in the log; it holds nothing of the record, and no word of a person. It is told of
        what was chosen for it: listings, pictures, enquiries, appointments, orders. Messages are signed as Standard Webhooks are. Answer
        2xx within ten seconds. What is not taken is tried again for about a day; 410 ends it. A message may come twice: its events have the
        same numbers.
      </Trans>
    </p>
    <Code>{VERIFY_WEBHOOK}</Code>
  </>
)

const Assistants = () => (
  <>
    <h2 id="assistants">
      <Trans>Connect an assistant</Trans>
    </h2>
    <p>
      <Trans>
        An assistant that speaks the Model Context Protocol asks here without a key. Add this address to it as a server by streamable HTTP:
      </Trans>
    </p>
    <Code>{`${siteOrigin()}/mcp`}</Code>
    <p>
      <Trans>
        It finds homes by a sentence, values a home, shows the evidence, compares homes, reckons duties and loans, and says how good its
        estimates are. Every amount has its range, number of sales, date, source and page; where evidence is thin, it refuses and says why.
        Three questions to try:
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>Find a four-room flat near Bishan station for less than 650,000, and say what each is worth.</Trans>
      </li>
      <li>
        <Trans>Is 1.8 million a fair price for this home? Show me the sales behind your answer.</Trans>
      </li>
      <li>
        <Trans>What does a foreigner pay in duties on a home for 1.5 million in Singapore, and by which rule?</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        An assistant that shows MCP Apps draws a value, a comparison and market figures as our pages do, in its own colours, light or dark.
      </Trans>
    </p>
    <p>
      <Trans>
        What is asked is not kept. A network may put 1,200 questions to the data in ten minutes; each tool counts as many as it may put.
        Names and texts in answers are quoted from others: an assistant has to treat them as data.
      </Trans>
    </p>
  </>
)

const Blocks = () => (
  <>
    <h2 id="blocks">
      <Trans>Blocks for websites</Trans>
    </h2>
    <p>
      <Trans>
        An estimate, or an agent’s homes, in a frame of your own site: the lines to paste are made on the pages that show them, and tell the
        height that they need by a message to the page around them.
      </Trans>
    </p>
    <p>
      <Link to="/idx">
        <Trans>An agent’s homes on the agent’s site</Trans>
      </Link>
    </p>
  </>
)

const Stability = () => (
  <>
    <h2 id="stability">
      <Trans>What stays</Trans>
    </h2>
    <p>
      <Trans>
        Names, codes and meanings that are written here stay as they are. Fields, codes and parameters may be added at any time: pass over
        what you do not know. What has to go is named here and goes on working for twelve months.
      </Trans>
    </p>
    <h3>
      <Trans>What changed</Trans>
    </h3>
    <dl>
      {API_CHANGES.map(({ day, what }) => (
        <div key={day}>
          <dt className="figures">{day}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </>
)
