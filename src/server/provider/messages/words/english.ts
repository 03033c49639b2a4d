import { AGENT_INVITATIONS } from './agent-invitations.ts'
import { COPY_WORDS } from './copy-words.ts'
import { ENQUIRY_COPIES } from './enquiry-copies.ts'
import { englishHomes } from './homes-words.ts'
import { LAUNCH_LETTERS } from './launch-letters.ts'
import { LISTING_LETTERS } from './listing-letters.ts'
import type { MessageWords } from './message-words.ts'
import { OWN_HOMES } from './own-home-words.ts'
import { PROPOSAL_LETTERS } from './proposal-letters.ts'

export const english: MessageWords = {
  greeting: { named: 'Hello {name},', nameless: 'Hello,' },
  address: 'If the button does not work, open this address:',
  footer: 'realEstate sends this message because it concerns your account. Replies to it are not read.',
  emailChange: { sent: 'The code is on its way to {email}.', changed: 'Your e-mail address is now {email}.' },
  news: {
    sales: { one: '{n} new sale', other: '{n} new sales' },
    projects: { one: '{n} new project', other: '{n} new projects' },
    newest: '{name}: {price}, {month}',
    places: {
      reach: { one: 'Within {n} minute of {place}', other: 'Within {n} minutes of {place}' },
      around: { one: 'Within {n} m of {place}', other: 'Within {n} m of {place}' },
      outlines: { one: 'Inside the outline you drew', other: 'Inside the {n} outlines you drew' },
      stationNamed: '{name} station',
      station: 'a station',
      place: 'a place you chose',
    },
    homes: englishHomes,
    stop: 'Stop all alerts',
  },
  appointments: {
    viewing: { plain: 'Viewing', of: 'Viewing of {home}' },
    valuation: { plain: 'Valuation', of: 'Valuation of {home}' },
    consultation: { plain: 'Consultation', of: 'Consultation about {home}' },
    meeting: { plain: 'Meeting', of: 'Meeting: {home}' },
    blocked: { plain: 'Blocked time', of: 'Blocked time: {home}' },
    other: { plain: 'Appointment', of: 'Appointment: {home}' },
    footer:
      'realEstate sends this message because somebody wrote to us, or made an appointment, with this address. Replies to it are not read.',
    desk: 'realEstate Valuation Desk',
    openHouse: 'Open house: {home}',
    calendar: 'realEstate appointments',
    placeLater: 'The place is agreed with you separately.',
    reason: 'They write: “{reason}”',
  },
  orders: {
    services: {
      photographs: 'photographs',
      'floor-plan': 'a floor plan',
      tour: 'a 360° tour',
      staging: 'virtual staging',
      video: 'a video',
    },
    visit: 'Visit: {place}',
    due: 'Due on {day}.',
    says: 'They write: “{text}”',
  },
  listings: {
    asked: { sale: 'For sale at {price}', rent: 'To rent at {price} a month', room: 'A room at {price} a month' },
    until: 'Shown until {day}. Open it and press once to keep it.',
  },
  ownHomes: OWN_HOMES.en.words,
  enquiryCopies: { stop: ENQUIRY_COPIES.en.stop },
  notices: {
    somebody: 'somebody',
    settings: 'Choose how you are told',
    kinds: {
      'lead-new': { subject: 'A new lead', text: '{who} has written to you.' },
      'lead-held': {
        subject: 'An enquiry is held back',
        text: 'We hold an enquiry back because a machine may have written it. Look at it: take it in if a person wrote it, or discard it.',
      },
      'lead-assigned': { subject: 'A lead was given to you', text: 'You are to answer {who} from now on.' },
      'lead-follow-up': { subject: 'A lead to follow up', text: 'Today is the day on which you wanted to follow up on {who}.' },
      'booking-asked': {
        subject: 'An appointment waits for you',
        text: '{who} asks for an appointment. Confirm or decline it within 24 hours.',
      },
      'booking-made': { subject: 'A new appointment', text: '{who} has booked an appointment with you.' },
      'booking-withdrawn': { subject: 'A request was withdrawn', text: '{who} has withdrawn a request for an appointment.' },
      'booking-lapsed': {
        subject: 'A request has lapsed',
        text: 'Nobody answered the request by {who} within 24 hours. Its time is open again.',
      },
      'booking-moved': { subject: 'An appointment was moved', text: '{who} has moved an appointment to this time.' },
      'booking-cancelled': { subject: 'An appointment was cancelled', text: '{who} has cancelled an appointment.' },
      'calendar-failing': {
        subject: 'We cannot read another calendar of yours',
        text: 'For a day no times came from its address. Those of the last reading stay taken; what is new there may be offered to visitors. Open your hours to see why.',
      },
      'booking-open-house': {
        subject: 'An open house meets an appointment',
        text: 'An open house of yours stands at the time of something else in your calendar. Look at both, and move one of them.',
      },
      'proposal-declined': {
        subject: 'None of your times suits',
        text: 'None of the times that you proposed suits {who}. Read when one would.',
      },
      'order-accepted': { subject: 'Your order was accepted', text: '{who} has accepted your order.' },
      'order-proposed': {
        subject: 'A proposal for your order',
        text: '{who} proposes a price and a time for your order. Accept it by one press, or write back.',
      },
      'order-declined': { subject: 'Your order was declined', text: '{who} cannot take your order. You can place it with another vendor.' },
      'order-delivered': {
        subject: 'Your order was delivered',
        text: '{who} has delivered. Look at the files, and approve them or ask for changes.',
      },
      'order-withdrawn': { subject: 'A vendor has withdrawn', text: '{who} has withdrawn from your order.' },
      'order-message': { subject: 'A message about your order', text: '{who} has written to you about an order.' },
      'listing-due': {
        subject: 'Listings to confirm',
        text: 'What you advertise is shown for 30 days at a time. Confirm what still stands.',
      },
      'listing-problem': {
        subject: 'Something may be wrong with a listing',
        text: 'Somebody says that something is wrong with it. Look at it, and put it right.',
      },
      'feed-approved': {
        subject: 'The feed of your agency is approved',
        text: 'Its files are taken from now on. Take in the file that you tried out, or make a key for your system.',
      },
      'feed-declined': { subject: 'The feed of your agency was not approved', text: 'Open it to see why, put it right and ask again.' },
      'feed-failing': {
        subject: 'We cannot fetch your agency’s files',
        text: 'Three times in a row no file came from the address. Open the feed to see why; what you advertise stays until its time is over.',
      },
      'listing-withdrawn': { subject: 'A listing was withdrawn', text: 'We have taken it off the pages. Open it to see why.' },
      'order-late': { subject: 'An order is late', text: 'The files of {who} were due, and are not here yet.' },
      'share-opened': { subject: 'Your shared page was opened', text: 'Somebody has opened the page that you shared for the first time.' },
      'seat-accepted': { subject: 'A seat was taken', text: '{who} has accepted your invitation and works on your subscription now.' },
      'search-news': { subject: 'News in your saved searches', text: 'There is something new in a search that you saved.' },
      'home-sold': OWN_HOMES.en.notice,
      'plan-trial-ending': {
        subject: 'Your trial ends soon',
        text: 'From then on your card pays for the plan. If you do not want that, cancel before; nothing is charged then.',
      },
      'plan-payment-failed': {
        subject: 'A payment for your plan has failed',
        text: 'Your card did not pay. Pay the invoice or name another card: until the time below everything stays open, then it closes.',
      },
      'plan-cancelled': {
        subject: 'Your plan is cancelled',
        text: 'Nothing more is charged. Everything stays open until the time below, and until then you can take it back.',
      },
      'plan-ended': {
        subject: 'Your plan has ended',
        text: 'Nothing more is charged. What you made is kept; choose a plan to go on with it.',
      },
      'card-expiring': {
        subject: 'Your card can soon no longer be used',
        text: 'Name another card before then, so that your plan goes on.',
      },
      'copy-ready': COPY_WORDS.en.ready,
      'copy-failed': COPY_WORDS.en.failed,
      'session-ended': { subject: 'You were signed out elsewhere', text: 'A session of your account has ended on another device.' },
    },
  },
  mail: {
    'verify-email': {
      subject: 'Confirm your e-mail address',
      body: [
        'Your realEstate account is open. Confirm that this address is yours, so that reports and a forgotten password can reach you.',
      ],
      action: 'Confirm address',
      note: 'The link works for {hours} hours. If you did not open an account, ignore this message; nobody can confirm the address without it.',
    },
    'reset-password': {
      subject: 'Choose a new password',
      body: ['A new password was asked for your realEstate account.'],
      action: 'Choose a new password',
      note: 'The link works once, within {minutes} minutes. If you did not ask for it, ignore this message; your password stays as it is.',
    },
    activation: {
      subject: 'Your realEstate account is waiting for you',
      body: ['An account has been made for you on realEstate. Choose a password and it is yours.'],
      action: 'Choose a password',
      note: 'The link works once, within {days} days. If you do not know who invited you, ignore this message.',
    },
    'email-change-code': {
      subject: 'The code for your new e-mail address',
      body: ['Type this code on the page where you are changing the e-mail address of your account.'],
      action: null,
      note: 'The code works for {minutes} minutes. Do not pass it on: we never ask for it. If you did not ask for it, ignore this message; nothing changes.',
    },
    'email-changed': {
      subject: 'The e-mail address of your account has changed',
      body: [
        'The e-mail address of your realEstate account is now {email}. From now on you log in with it and our messages go there.',
        'If you changed it, there is nothing to do. If you did not, write to us today.',
      ],
      action: 'Write to us',
      note: 'This is the last message about the account to this address.',
    },
    'password-changed': {
      subject: 'Your password has changed',
      body: [
        'The password of your realEstate account was changed, and your other devices were logged out.',
        'If you changed it, there is nothing to do. If you did not, choose a new one now.',
      ],
      action: 'Choose a new password',
      note: 'We tell you every time, so that nobody can change it behind your back.',
    },
    'new-device': {
      subject: 'A sign-in from a new device',
      body: [
        'Your realEstate account was just signed in to from a device that had not signed in to it before.',
        'If it was you, there is nothing to do. If it was not, end that session and change your password.',
      ],
      action: 'See where you are signed in',
      note: 'We tell you once for each device.',
    },
    'factor-added': {
      subject: 'A way to sign in was added',
      body: [
        'A passkey or an authenticator app was added to your realEstate account.',
        'If you added it, there is nothing to do. If you did not, remove it and change your password.',
      ],
      action: 'See your ways to sign in',
      note: 'We tell you every time.',
    },
    'factor-removed': {
      subject: 'A way to sign in was removed',
      body: [
        'A passkey or an authenticator app was removed from your realEstate account.',
        'If you removed it, there is nothing to do. If you did not, change your password and add a passkey.',
      ],
      action: 'See your ways to sign in',
      note: 'We tell you every time.',
    },
    'sign-in-code': {
      subject: 'Your code to log in',
      body: ['Your password was right. Type this code to go on. It works for {minutes} minutes.'],
      action: null,
      note: 'If you are not logging in, somebody knows your password: change it.',
    },
    'recovery-asked': {
      subject: 'Somebody wants to log in without your passkey',
      body: [
        'Somebody who knows your password says that passkey and authenticator app of your realEstate account are lost.',
        'If it is you, open the link in {hours} hours: passkeys and app are then taken away, and you log in with your password.',
        'If it is not you, open the link now and refuse. Then change your password.',
      ],
      action: 'Go on, or refuse',
      note: 'Nothing changes before then. Logging in with your passkey or app also ends it.',
    },
    recovered: {
      subject: 'Your passkeys were taken away',
      body: [
        'Passkeys, authenticator app and recovery codes of your realEstate account were taken away by the link that we mailed, and all sessions ended.',
        'Your password logs you in. Add a passkey again when you have.',
      ],
      action: 'Open the account',
      note: 'If this was not you, write to us at once.',
    },
    'account-deletion': {
      subject: 'Your account will be deleted',
      body: [
        'You asked us to delete your realEstate account. It will be gone for good in {days} days, with everything kept in it.',
        'To keep it, log in before then.',
      ],
      action: 'Log in and keep it',
      note: 'If you did not ask for this, log in and change your password.',
    },
    'saved-search-news': {
      subject: 'New in your saved searches',
      body: ['This is new in the searches that you asked us to watch:'],
      action: 'See your saved searches',
      note: 'How often we write is your choice, search by search, on the page of your account. You can also stop all of these messages at once, without logging in:',
    },
    notice: {
      subject: '{subject}',
      body: ['{text}', '{about}', '{time}'],
      action: 'See it',
      note: 'You are told of this by mail because your settings say so. You can change them at any time:',
    },
    'booking-held': {
      subject: 'You have asked for an appointment',
      body: ['{host} has 24 hours to confirm this time. We write to you either way.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'See the appointment',
      note: 'Until it is confirmed the time is kept for you. If you did not ask for it, open the page and withdraw it.',
    },
    'booking-confirmed': {
      subject: 'Your appointment is confirmed',
      body: ['You meet {host}.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Move or cancel',
      note: 'If you cannot come, move or cancel it on that page, so that somebody else can have the time. No login is needed.',
    },
    'booking-declined': {
      subject: 'This time was not confirmed',
      body: ['{host} cannot take this time. It is free again.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Choose another time',
      note: 'Nothing was booked.',
    },
    'booking-lapsed': {
      subject: 'Your request was not answered',
      body: ['{host} did not answer within 24 hours, so this time is free again.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Choose another time',
      note: 'Nothing was booked. We are sorry for the wait.',
    },
    'booking-moved': {
      subject: 'Your appointment has a new time',
      body: ['You meet {host} at this time now.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Move or cancel',
      note: 'The earlier time no longer holds. Please replace it in your calendar.',
    },
    'booking-cancelled': {
      subject: 'Your appointment is cancelled',
      body: ['The appointment with {host} does not take place.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Choose another time',
      note: 'Please remove it from your calendar.',
    },
    'booking-reminder': {
      subject: 'Your appointment is coming up',
      body: ['You meet {host} soon.', '{what}', '{when}', '{where}', '{reason}'],
      action: 'Move or cancel',
      note: 'If you cannot come, move or cancel it on that page, so that somebody else can have the time.',
    },
    'waiting-joined': {
      subject: 'You are on the waiting list',
      body: ['Nothing is free with {host} on this day. We write to you as soon as a time is.', '{what}', '{when}'],
      action: 'See the day',
      note: 'If you no longer wait, or did not ask for this, leave the list on that page. No login is needed.',
    },
    'waiting-free': {
      subject: 'A time is free on the day you wait for',
      body: ['{host} has a free time again. It is not kept for you: who takes it first has it.', '{what}', '{when}'],
      action: 'See the free times',
      note: 'If you no longer wait, leave the list on that page.',
    },
    'proposed-times': PROPOSAL_LETTERS.en,
    'order-new': {
      subject: 'A new order',
      body: ['{agent} orders {what}.', '{place}', '{text}'],
      action: 'Open the order',
      note: 'Accept it with the day on which you deliver, or decline it. You log in as a vendor to answer.',
    },
    'order-agreed': {
      subject: 'An order was agreed',
      body: ['{agent} has accepted what you proposed: {what}.', '{place}', '{due}', '{text}'],
      action: 'Open the order',
      note: 'The visit stands in your calendar of shoots.',
    },
    'order-cancelled': {
      subject: 'An order was cancelled',
      body: ['{agent} has cancelled the order of {what}.', '{place}', '{text}'],
      action: 'Open the order',
      note: 'Nothing more is to be done for it.',
    },
    'order-changes': {
      subject: 'Changes are asked for',
      body: ['{agent} asks for changes to {what}.', '{place}', '{text}'],
      action: 'Open the order',
      note: 'Resume the order, and deliver again when it is done.',
    },
    'order-approved': {
      subject: 'An order was approved',
      body: ['{agent} has approved {what}.', '{place}', '{text}'],
      action: 'Open the order',
      note: 'The invoice stands on the order and in the statement of the month.',
    },
    'order-message': {
      subject: 'A message about an order',
      body: ['{agent} writes about the order of {what}.', '{place}', '{text}'],
      action: 'Open the order',
      note: 'Answer on the order: replies to this message itself are not read.',
    },
    'order-late': {
      subject: 'An order is late',
      body: ['{what} for {agent} has not been delivered.', '{place}', '{due}'],
      action: 'Open the order',
      note: 'Deliver it, or write to the agent when it will be.',
    },
    'listings-due': LISTING_LETTERS.en,
    ...OWN_HOMES.en.letters,
    'agent-invitation': AGENT_INVITATIONS.en,
    'seat-invitation': {
      subject: 'A seat is waiting for you',
      body: [
        '{holder} invites you to a seat on a realEstate subscription. {holder} pays for it; your name, your password and your sign-in are yours alone.',
      ],
      action: 'See the invitation',
      note: 'The link works once, within {days} days. Nothing happens until you accept. If you do not know who invited you, ignore this message.',
    },
    'launch-interest': LAUNCH_LETTERS.en,
    'copy-request': ENQUIRY_COPIES.en.request,
    'enquiry-copy': ENQUIRY_COPIES.en.copy,
    'lead-reply': {
      subject: 'An answer to what you wrote',
      body: ['{text}', '{host} of {agency}, {phone}'],
      action: 'Write back',
      note: 'You wrote to {host} on realEstate. Write back with the button: replies to this message itself are not read.',
    },
  },
  sms: {
    'phone-code': '{code} is your realEstate code. It works for {minutes} minutes. Do not pass it on.',
    'recovery-asked':
      'realEstate: somebody with your password says your passkey is lost. If it is not you, refuse by the link mailed to {address}.',
  },
}
