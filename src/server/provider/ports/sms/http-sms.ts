import { openWire, sendOverHttp, type Wire } from '../../messages/send-over-http.ts'
import { writeSms } from '../../messages/write-sms.ts'
import type { SmsSender } from './port.ts'

export interface SmsAccount {
  /** without a slash at the end, e.g. https://api.twilio.com */
  url: string
  account: string
  key: string
  /** a number of the account, or a sender id where the country allows one */
  from: string
}

/** An SMS service with Twilio's Messages API: a form to /2010-04-01/Accounts/<account>/Messages.json, basic authentication. */
export function httpSms({ url, account, key, from }: SmsAccount, wire: Wire = openWire): SmsSender {
  return {
    async send({ to, locale, template, values }) {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        authorization: `Basic ${btoa(`${account}:${key}`)}`,
      }
      const body = new URLSearchParams({ To: to, From: from, Body: writeSms({ locale, template, values }) }).toString()
      const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
      return (await sendOverHttp({ url: `${url}${path}`, headers, body }, { channel: 'sms', template }, wire)) === null
    },
  }
}
