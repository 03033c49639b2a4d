import type { MailTemplate, MailValues } from '../../messages/words/templates.ts'

/**
 * The link that stops a letter, for the button that mail programs show beside it (RFC 2369) and that works by one press (RFC 8058); none for
 * letters without such a link, and for notices, whose link leads to settings.
 */
export const stopHeaders = (template: MailTemplate, values: MailValues[MailTemplate]): Record<string, string> =>
  template === 'notice' || !('stop' in values)
    ? {}
    : { 'List-Unsubscribe': `<${values.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
