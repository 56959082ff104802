import { useState } from 'react'
import { callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { Field } from '#web/design/forms/Field.tsx'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import { useArrival } from '../parts/use-arrival.ts'
import { isGivenUp, isThere } from '../parts/use-passkeys.ts'
import css from './security.module.css'

const make = async (password: string, name: string): Promise<PasskeyView> => {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('/api/v1/account/passkey/options', { body: { password } })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return callApi<PasskeyView>('/api/v1/account/passkey', { body: { response: credential.toJSON(), name } })
}

/** Another passkey: a name to know it by, the password, and then the device asks. */
export const AddPasskey = ({ done, back }: { done: (passkey: PasskeyView) => Promise<void>; back: () => void }) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  const [said, say] = useState('')
  const form = useForm<PasskeyView | null>({
    id: 'klucz',
    submit: async ({ password, name }) => {
      say('')
      try {
        return await make(String(password), String(name))
      } catch (error) {
        if (!isGivenUp(error) && !isThere(error)) throw error
        say(t(isThere(error) ? 'accounts.own.security.passkeys.there' : 'accounts.own.security.passkeys.given-up'))
        return null
      }
    },
    done: (passkey) => void (passkey && done(passkey)),
  })
  const labels = { name: t('accounts.own.security.passkeys.name'), password: t('accounts.form.password') }
  return (
    <Form of={form} labels={labels}>
      <p ref={arrival} tabIndex={-1} className={css['said']}>
        {t('accounts.own.security.passkeys.text')}
      </p>
      <Field name="name" label={labels.name} hint={t('accounts.own.security.passkeys.name.hint')} autoComplete="off" max={60} />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <p role="status" className={css['quiet']}>
        {said}
      </p>
      <SubmitRow look="outline" send={t('accounts.own.security.passkeys.send')}>
        <Button look="quiet" onClick={back}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
