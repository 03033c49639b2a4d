import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

const route = getRouteApi('/_default/share/$id')

/** A plain form, sent to the page's own address; the server answers with the page, or with the form again. */
export function SharePasswordForm() {
  const { refused } = route.useSearch()
  return (
    <form method="post" className="page grid max-w-[440px] content-start gap-5 py-16">
      <h1 className="title text-3xl">
        <Trans>This page asks for a password</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>Whoever sent you the link knows it.</Trans>
      </p>
      {refused ? (
        <p role="alert" className="text-bad">
          {refused === 'wait' ? (
            <Trans>Too many tries. Wait a quarter of an hour, then try again.</Trans>
          ) : (
            <Trans>That is not the password of this page.</Trans>
          )}
        </p>
      ) : null}
      <Field label={<Trans>Password</Trans>}>
        {(control) => <TextInput {...control} type="password" name="password" required autoComplete="off" maxLength={128} />}
      </Field>
      <div>
        <Button type="submit" look="primary">
          <Trans>Open the page</Trans>
        </Button>
      </div>
    </form>
  )
}
